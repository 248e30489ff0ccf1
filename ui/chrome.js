// What the page around Streamlit needs and Streamlit cannot be asked for: the document's language, the
// skip link, the address of the start page, and its keyboard shortcuts put out of the way.

const COOKIE_AGE = 400 * 24 * 60 * 60

function landmark(selector, attributes) {
  for (const element of document.querySelectorAll(selector)) {
    for (const [name, value] of Object.entries(attributes)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
  }
}

function skipLink(text) {
  const link = document.getElementById("baza-skip")
  if (!link) return
  if (link.textContent !== text) link.textContent = text
  if (link.dataset.bazaReady) return
  link.dataset.bazaReady = "yes"
  link.addEventListener("click", (event) => {
    event.preventDefault()
    const target = document.getElementById("baza-content")
    target?.setAttribute("tabindex", "-1")
    target?.focus()
    target?.scrollIntoView()
  })
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

function homeAddress(root) {
  // Streamlit leaves the address of the start page empty, which would be the page one is on.
  for (const link of document.querySelectorAll('a[data-testid="stPageLink-NavLink"][href=""]')) {
    link.setAttribute("href", root)
  }
}

// Streamlit says in English, and in a dialog, that its server does not answer. We say it in the reader's
// language, in a strip that goes away by itself; style.css hides the dialog meanwhile.
function connection(text) {
  const state = document.querySelector('[data-testid="stApp"]')?.dataset.testConnectionState
  const lost = state === "PINGING_SERVER" || state === "DISCONNECTED_FOREVER"
  document.documentElement.toggleAttribute("data-baza-offline", lost)
  let strip = document.getElementById("baza-offline")
  if (!strip) {
    strip = document.createElement("div")
    strip.id = "baza-offline"
    strip.setAttribute("role", "status")
    // Keeps the strip readable while Streamlit's dialog makes all else inert.
    strip.dataset.reactAriaTopLayer = "true"
    document.body.append(strip)
  }
  const said = lost ? text : ""
  if (strip.textContent !== said) strip.textContent = said
}

// A link in the text to a page of ours would open in a new tab, with a session of its own, and Streamlit's
// own links leave the address as it is when only its parameters change. The browser's history tells
// Streamlit where to go, and both are right.
function plainClick(event) {
  return !(event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
}

function follow(event, address) {
  event.preventDefault()
  const elsewhere = address.pathname !== location.pathname
  if (address.href !== location.href) history.pushState({}, "", address)
  dispatchEvent(new PopStateEvent("popstate"))
  document.querySelector("#baza-term:popover-open")?.hidePopover()
  if (elsewhere) document.querySelector('[data-testid="stMain"]')?.scrollTo(0, 0)
}

function staysHere(base) {
  if (document.body.dataset.bazaStays) return
  document.body.dataset.bazaStays = "yes"
  const root = new URL(base, location.href)
  const ours = (link) => {
    const address = new URL(link.href, location.href)
    return address.origin === root.origin && address.pathname.startsWith(root.pathname) ? address : null
  }
  // Before Streamlit hears of it.
  window.addEventListener("click", (event) => {
    const link = event.target.closest?.('a[data-testid="stPageLink-NavLink"]')
    const address = link && ours(link)
    if (!address || address.pathname !== location.pathname || !plainClick(event)) return
    event.stopPropagation()
    follow(event, address)
  }, { capture: true })
  // After everybody who may have something else to do with it.
  window.addEventListener("click", (event) => {
    const link = event.target.closest?.(".stMainBlockContainer a[href], #baza-term a[href]")
    const address = link && ours(link)
    if (!address || !plainClick(event) || link.hasAttribute("download")) return
    if (address.hash && address.pathname === location.pathname && address.search === location.search) return
    follow(event, address)
  })
}

// What Streamlit's widgets call themselves in English, where no argument sets it.
function rename(words) {
  for (const [english, own] of Object.entries(words)) {
    for (const element of document.querySelectorAll(`[aria-label="${english}"]`)) element.setAttribute("aria-label", own)
  }
}

// Who answers with the keyboard goes on with it: what was pressed is no longer there to have the focus, or cannot
// be pressed any more, so the way on has it. A pointer keeps what it has.
function heedKeys() {
  const page = document.body.dataset
  if (page.bazaKeyed) return
  page.bazaKeyed = "no"
  addEventListener("keydown", (event) => {
    const option = event.target.closest?.('[class*="st-key-baza-options-"]')
    page.bazaKeyed = option && ["Enter", " "].includes(event.key) ? "yes" : "no"
  }, { capture: true })
  addEventListener("pointerdown", () => { page.bazaKeyed = "no" }, { capture: true })
}

function goOn() {
  if (document.body.dataset.bazaKeyed !== "yes") return
  const held = document.activeElement
  if (held && held !== document.body && !held.disabled) return
  const onward = document.querySelector(".st-key-baza-onward-answered .st-key-baza-drill-next button")
  // It may be drawn anew once more: the keyboard is led there until it is used again.
  onward?.focus({ preventScroll: true })
}

function dress(data) {
  document.documentElement.lang = data.lang
  skipLink(data.skip)
  landmark(".st-key-baza-content", { id: "baza-content" })
  // The style of a page with a question depends on it here: a selector with :has() would have the whole page
  // styled again with every change in it.
  document.documentElement.toggleAttribute("data-baza-asks", !!document.querySelector(".st-key-baza-drill, .st-key-baza-lesson"))
  homeAddress(data.base)
  connection(data.lost)
  rename(data.words)
}

export default function (component) {
  const { data } = component
  document.cookie = `baza_lang=${data.lang}; path=${data.base}; max-age=${COOKIE_AGE}; samesite=lax`
  quietShortcuts()
  heedKeys()
  staysHere(data.base)
  dress(data)
  // Streamlit draws the page piece by piece and may draw a piece anew.
  let waiting = false
  const observer = new MutationObserver(() => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      dress(data)
      goOn()
    })
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    // A button that is done with may be disabled after all else has been drawn.
    attributeFilter: ["data-test-connection-state", "disabled"],
  })
  return () => observer.disconnect()
}
