// The way in: what Streamlit calls with each picture. Cards and style are put beside the table once.

function dress(host) {
  if (host.previousElementSibling?.matches(".baza-dress")) return;
  const wear = document.createElement("div");
  wear.className = "baza-dress";
  const cards = new DOMParser().parseFromString(SHEET, "image/svg+xml").documentElement;
  wear.append(document.importNode(cards, true));
  const style = document.createElement("style");
  style.textContent = STYLE;
  wear.append(style);
  host.before(wear);
}

const tables = new WeakMap();

export default function (component) {
  const host = component.parentElement.querySelector(".baza-table");
  if (!host || !component.data) return undefined;
  dress(host);
  let table = tables.get(host);
  if (!table) tables.set(host, (table = new Table(host)));
  table.update(component);
  return () => table.gone();
}
