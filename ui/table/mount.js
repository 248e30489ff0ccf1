// The way in: what Streamlit calls with each picture. The style is put beside the table once.

function dress(host) {
  if (host.previousElementSibling?.matches(".baza-dress")) return;
  host.before(make("style", { class: "baza-dress" }, STYLE));
}

/** A window that is lower than this has no room above the table for the head of the page. */
const LOW = 740;
/** What stands right above the table: what is played, and its buttons. */
const ABOVE = ".baza-table-name";

/**
 * Show a deal that was just dealt from its top, wherever the one before it was left.
 *
 * The keyboard is given to the table if nothing on the page has it, as when a page was just loaded: to the
 * table as a whole, not to a card, so that who points sees nothing of it.
 */
function welcome(host, table) {
  if (table.data.choose === "none" || !host.getRootNode().host?.closest(".st-key-baza-board")) return;
  const page = document.querySelector("[data-testid=stMain]");
  const head = innerHeight <= LOW ? document.querySelector(ABOVE)?.getBoundingClientRect().top : 0;
  if (page) page.scrollTop = head ? page.scrollTop + head : 0;
  if (!document.activeElement || document.activeElement === document.body) table.focusQuietly();
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
