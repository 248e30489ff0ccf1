"""The script that Streamlit runs for every page and every click."""

from ui.frame import run

if __name__ == "__main__":
    run()
