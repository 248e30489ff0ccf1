// What the page around Streamlit needs and Streamlit cannot be asked for: the document's language, a skip
// link, landmarks, the mark of the current page, and its keyboard shortcuts put out of the way.

const COOKIE_AGE = 400 * 24 * 60 * 60

function landmark(selector, attributes) {
  for (const element of document.querySelectorAll(selector)) {
    for (const [name, value] of Object.entries(attributes)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
  }
}

function skipLink(text) {
  let link = document.getElementById("baza-skip")
  if (!link) {
    link = document.createElement("a")
    link.id = "baza-skip"
    link.href = "#baza-content"
    link.addEventListener("click", (event) => {
      event.preventDefault()
      const target = document.querySelector(".st-key-baza-content")
      target?.setAttribute("tabindex", "-1")
      target?.focus()
      target?.scrollIntoView()
    })
    document.body.prepend(link)
  }
  link.textContent = text
}

function quietShortcuts() {
  if (document.body.dataset.bazaQuiet) return
  document.body.dataset.bazaQuiet = "yes"
  // Streamlit listens on the document for c (clear caches) and r (run again). Keys that a widget or the
  // card table wants have been heard by the time they bubble up to the body.
  document.body.addEventListener("keydown", (event) => {
    if (["c", "r"].includes(event.key.toLowerCase()) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.stopPropagation()
    }
  })
}

function markCurrent() {
  for (const link of document.querySelectorAll(".st-key-baza-header a")) {
    const here = new URL(link.href).pathname.replace(/\/$/, "")
    const current = here === location.pathname.replace(/\/$/, "")
    if (current) link.setAttribute("aria-current", "page")
    else link.removeAttribute("aria-current")
  }
}

function dress(data) {
  document.documentElement.lang = data.lang
  skipLink(data.skip)
  landmark(".st-key-baza-header", { role: "banner" })
  landmark(".st-key-baza-nav", { role: "navigation", "aria-label": data.menu })
  landmark(".st-key-baza-content", { id: "baza-content", role: "main" })
  landmark("section.stMain", { role: "none" })
  markCurrent()
}

export default function (component) {
  const { data } = component
  document.cookie = `baza_lang=${data.lang}; path=${data.base}; max-age=${COOKIE_AGE}; samesite=lax`
  quietShortcuts()
  dress(data)
  // Streamlit draws the page piece by piece and may draw a piece anew.
  let waiting = false
  const observer = new MutationObserver(() => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      dress(data)
    })
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
