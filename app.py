"""Baza as a web application: `streamlit run app.py`."""

import streamlit as st

from ui.failure import answer_failure
from ui.web import middleware, routes

app = st.App("ui/main.py", middleware=middleware(), routes=routes(), on_script_error=answer_failure)
