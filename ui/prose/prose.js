// Terms explain themselves where they stand: a link to the glossary opens a card instead.
// The Markdown around is drawn by the page; this finds its links, and one card serves the whole document:
// the word it belongs to is kept with its element.

function make(tag, attributes, ...children) {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node[name] = value
    else node.setAttribute(name, value)
  }
  node.append(...children)
  return node
}

function popover() {
  let node = document.getElementById("baza-term")
  if (node) return node
  node = make("div", { id: "baza-term", popover: "auto", role: "dialog", tabindex: "-1" })
  node.addEventListener("beforetoggle", (event) => {
    if (event.newState !== "closed") return
    node.owner?.setAttribute("aria-expanded", "false")
    node.owner = null
  })
  // A page that moves under the card would leave it pointing at nothing.
  const away = (event) => {
    if (node.matches(":popover-open") && !node.contains(event.target)) node.hidePopover()
  }
  document.addEventListener("scroll", away, { capture: true, passive: true })
  addEventListener("resize", away)
  document.body.append(node)
  return node
}

function termOf(link) {
  const address = new URL(link.href, location.href)
  return address.origin === location.origin && address.pathname.endsWith("/glossary")
    ? address.searchParams.get("term")
    : null
}

function gloss(piece, terms, labels) {
  if (!piece.term) return piece.text
  if (!terms[piece.term]) return piece.text
  const link = make("a", { href: terms[piece.term].href }, piece.text)
  link.onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    fill(piece.term, terms, labels)
    popover().focus()
  }
  return link
}

function fill(id, terms, labels) {
  const term = terms[id]
  const node = popover()
  node.setAttribute("aria-label", term.word)
  const shut = make("button", { type: "button", class: "shut", "aria-label": labels.close, onclick: () => node.hidePopover() }, "×")
  const ways = [make("li", {}, make("a", { href: term.href }, labels.more))]
  for (const { title, href } of term.clauses) ways.push(make("li", {}, make("a", { href }, `${labels.rule} ${title}`)))
  node.replaceChildren(
    make("p", { class: "word" }, term.word),
    ...(term.original ? [make("p", { class: "original", lang: "de" }, term.original)] : []),
    make("p", { class: "gloss" }, ...term.gloss.map((piece) => gloss(piece, terms, labels))),
    make("ul", { class: "ways" }, ...ways),
    shut,
  )
}

/** Under the word, or above it where there is no room below. */
function place(node, link) {
  const edge = 16
  const word = link.getClientRects()[0] ?? link.getBoundingClientRect()
  const { width, height } = node.getBoundingClientRect()
  const left = Math.max(edge, Math.min(word.left, innerWidth - width - edge))
  const below = word.bottom + 8
  const top = below + height + edge <= innerHeight ? below : Math.max(edge, word.top - height - 8)
  node.style.left = `${left}px`
  node.style.top = `${top}px`
}

function open(link, { terms, labels }) {
  const node = popover()
  if (node.matches(":popover-open")) node.hidePopover()
  link.focus({ preventScroll: true })
  fill(termOf(link), terms, labels)
  node.showPopover()
  place(node, link)
  node.owner = link
  link.setAttribute("aria-expanded", "true")
  node.focus({ preventScroll: true })
}

function dress(root, terms) {
  for (const link of root.querySelectorAll("a[href]")) {
    // Pages of this site open where one is reading.
    if (new URL(link.href, location.href).origin === location.origin) link.removeAttribute("target")
    const known = Boolean(terms[termOf(link)])
    if (known === link.classList.contains("baza-term")) continue
    link.classList.toggle("baza-term", known)
    for (const [name, value] of [["role", "button"], ["aria-haspopup", "dialog"], ["aria-expanded", "false"]]) {
      if (known) link.setAttribute(name, value)
      else link.removeAttribute(name)
    }
  }
}

/** A hint that was asked for is to be seen: as little scrolling as shows it. A verdict moves nothing. */
function reveal(root, before) {
  const said = root.textContent
  if (said === before || !said.trim()) return said
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
  const hint = root.querySelector("[class*=st-key-baza-verdict-hint-]")
  hint?.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" })
  return said
}

export default function (component) {
  const { data } = component
  const root = document.querySelector(`.${CSS.escape(data.place)}`)
  if (!root) return undefined
  if (data.live) root.setAttribute("aria-live", "polite")
  dress(root, data.terms)
  const stop = new AbortController()
  const word = (event) => event.target.closest?.("a.baza-term")
  let shut = null
  root.addEventListener("pointerdown", (event) => {
    shut = popover().owner && popover().owner === word(event) ? word(event) : null
  }, { signal: stop.signal })
  root.addEventListener("click", (event) => {
    const link = word(event)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !data.terms[termOf(link)]) return
    event.preventDefault()
    // The press that closes the card is also a press on its own word: it must not open it again.
    if (event.detail > 0 && shut === link) return
    open(link, data)
  }, { signal: stop.signal })
  root.addEventListener("keydown", (event) => {
    const link = word(event)
    if (!link || event.key !== " ") return
    event.preventDefault()
    open(link, data)
  }, { signal: stop.signal })
  // The Markdown may be drawn after this, and drawn anew.
  let said = root.textContent
  const observer = new MutationObserver(() => {
    dress(root, data.terms)
    if (data.live) said = reveal(root, said)
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    stop.abort()
    observer.disconnect()
  }
}
