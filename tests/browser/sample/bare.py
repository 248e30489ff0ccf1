"""The least that Streamlit can do: one button in a fragment. `bench.screens` measures Baza against it."""

import time

import streamlit as st


@st.fragment
def button():
    st.button(f"Pressed {time.monotonic_ns()}", key="press")


button()
