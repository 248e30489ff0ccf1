"""Bringing a part of the page into view when an address asks for it."""

import streamlit as st

__all__ = ["bring_into_view"]

_SCRIPT = """
// Scrolls once for each address, and again while the page still grows; a reader who
// scrolls or presses a key is left alone.
export default function ({ data, parentElement }) {
  const seen = window.bazaBrought ?? (window.bazaBrought = new Set())
  const name = `${performance.timeOrigin} ${data.name} ${data.visit}`
  if (seen.has(name)) return
  let frames = 120
  let quiet = 0
  let last = null
  let left = false
  const leave = () => { left = true }
  const events = ["wheel", "touchstart", "keydown", "pointerdown"]
  for (const event of events) window.addEventListener(event, leave, { once: true, passive: true })
  const page = document.querySelector('[data-testid="stMain"]')
  // What grows below the part makes room to scroll.
  const place = (part) => `${Math.round(part.getBoundingClientRect().top)} ${page?.scrollHeight}`
  const step = () => {
    const part = document.querySelector(`.st-key-${CSS.escape(data.name)}`)
    if (part && !left) {
      quiet = place(part) === last ? quiet + 1 : 0
      if (quiet === 0) part.scrollIntoView({ block: "start" })
      last = place(part)
    }
    frames -= 1
    if (!left && frames > 0 && quiet < 60) requestAnimationFrame(step)
    else {
      if (part) seen.add(name)
      for (const event of events) window.removeEventListener(event, leave)
    }
  }
  requestAnimationFrame(step)
}
"""

_component = st.components.v2.component("baza.bring", js=_SCRIPT, isolate_styles=False)


def bring_into_view(name: str, visit: str) -> None:
    """Scroll to the container with the key ``name``, once for each ``visit`` (any text)."""
    with st.container(key="baza-bring"):
        _component(key="baza-bring-part", data={"name": name, "visit": visit}, height="content")
