"""The screens of the app: the only package, with `app.py`, that imports Streamlit."""
