"""The script that Streamlit runs for every page and every click."""

from ui.frame import run

run()
