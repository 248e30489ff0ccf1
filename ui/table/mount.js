// The way in: what Streamlit calls with each picture. The style is put beside the table once.

function dress(host) {
  if (host.previousElementSibling?.matches(".baza-dress")) return;
  host.before(make("style", { class: "baza-dress" }, STYLE));
}

/**
 * Give the keyboard to a table that is played at if nothing on the page has it, as when a page was just loaded.
 *
 * The table as a whole gets it, not a card: who points sees nothing of it.
 */
function welcome(host, table) {
  const idle = !document.activeElement || document.activeElement === document.body;
  if (!idle || table.data.choose === "none" || !host.getRootNode().host?.closest(".st-key-baza-board")) return;
  table.focusQuietly();
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
