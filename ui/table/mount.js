// The way in: what Streamlit calls with each picture. The style is put beside the table once.

function dress(host) {
  if (host.previousElementSibling?.matches(".baza-dress")) return;
  host.before(make("style", { class: "baza-dress" }, STYLE));
}

/**
 * Give the keyboard to a table that is played at if nothing on the page has it, as when a page was just loaded.
 *
 * The table as a whole gets it, not a card, and its outline waits for the first key: who points sees nothing of it.
 */
function welcome(host, { root, data }) {
  const idle = !document.activeElement || document.activeElement === document.body;
  if (!idle || data.choose === "none" || !host.getRootNode().host?.closest(".st-key-baza-board")) return;
  root.style.outline = "none";
  for (const end of ["keydown", "blur"]) root.addEventListener(end, () => root.style.removeProperty("outline"), { once: true });
  root.focus({ preventScroll: true });
}

const tables = new WeakMap();

export default function (component) {
  const host = component.parentElement.querySelector(".baza-table");
  if (!host || !component.data) return undefined;
  dress(host);
  let table = tables.get(host);
  const arrives = !table;
  if (arrives) tables.set(host, (table = new Table(host)));
  table.update(component);
  if (arrives) welcome(host, table);
  return () => table.gone();
}
