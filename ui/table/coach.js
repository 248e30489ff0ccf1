// The coach's strip on a phone: three lines above the menu that open to all that he says. Beside a wide table he
// has room enough, and nothing opens.

/** Open the strip, or shut it. */
function openCoach(open) {
  const { documentElement: page } = document;
  if (page.hasAttribute("data-baza-coach") === open) return;
  page.toggleAttribute("data-baza-coach", open);
  for (const node of document.querySelectorAll(".baza-coach-open")) set(node, { "aria-expanded": String(open) });
}

document.addEventListener("click", (event) => {
  const shut = !document.documentElement.hasAttribute("data-baza-coach");
  if (event.target.closest?.(".baza-coach-open")) openCoach(shut);
  // A rule that is opened from the strip lies outside it.
  else if (!shut && !event.target.closest?.(".st-key-baza-coach, [data-testid=stPopoverBody]")) openCoach(false);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") openCoach(false);
});
