// A new step begins at its top, for the eye and for the keyboard. The first one of a page load is left alone,
// but where the window is that of a short phone: there every step begins without the head of the page.

const LOW = "(min-height: 30.01rem) and (max-height: 46.25rem) and (max-width: 30rem)"
const PART = ".st-key-baza-lesson"
const BUSY = ["wheel", "touchstart", "keydown", "pointerdown"]

/** Scroll to the step while it still grows, half a second from its last change, and not against the reader. */
function bring(stop) {
  let quiet = 0
  let frames = 150
  for (const event of BUSY) addEventListener(event, () => stop.abort(), { once: true, passive: true, signal: stop.signal })
  const step = () => {
    if (stop.signal.aborted || quiet > 30 || (frames -= 1) < 0) return stop.abort()
    const part = document.querySelector(PART)
    const page = document.querySelector('[data-testid="stMain"]')
    const before = page?.scrollTop
    part?.scrollIntoView({ block: "start" })
    quiet = page && page.scrollTop === before && page.scrollTop > 0 ? quiet + 1 : 0
    requestAnimationFrame(step)
  }
  step()
}

export default function (component) {
  const { place } = component.data
  const page = document.documentElement
  const before = page.dataset.bazaPlace
  page.dataset.bazaPlace = place
  if (before === place) return undefined
  const low = matchMedia(LOW).matches
  if (before === undefined && !low) return undefined
  const stop = new AbortController()
  const arrive = () => {
    const heading = document.querySelector(".st-key-baza-lesson-head h1")
    if (before !== undefined && heading) {
      document.querySelector('[data-testid="stMain"]')?.scrollTo(0, 0)
      scrollTo(0, 0)
      heading.setAttribute("tabindex", "-1")
      heading.focus({ preventScroll: true })
    }
    if (low) bring(stop)
  }
  const frame = requestAnimationFrame(arrive)
  return () => {
    cancelAnimationFrame(frame)
    stop.abort()
  }
}
