import streamlit as st

st.title("Hola")
if st.button("Pulsa"):
    st.write("Pulsado")
