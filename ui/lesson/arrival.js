// A new step begins at its top, for the eye and for the keyboard. The first one of a page load is left alone.

export default function (component) {
  const { place } = component.data
  const page = document.documentElement
  const before = page.dataset.bazaPlace
  page.dataset.bazaPlace = place
  if (before === undefined || before === place) return undefined
  const arrive = () => {
    const heading = document.querySelector(".st-key-baza-lesson-head h1")
    if (!heading) return
    document.querySelector('[data-testid="stMain"]')?.scrollTo(0, 0)
    scrollTo(0, 0)
    heading.setAttribute("tabindex", "-1")
    heading.focus({ preventScroll: true })
  }
  const frame = requestAnimationFrame(arrive)
  return () => cancelAnimationFrame(frame)
}
