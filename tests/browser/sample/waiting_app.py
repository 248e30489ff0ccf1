"""`waiting.py` as an application that serves the table's script."""

import streamlit as st

from ui.table.asset import route

app = st.App("waiting.py", routes=[route()])
