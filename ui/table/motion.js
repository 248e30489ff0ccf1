// Motion: what moved between two pictures of the table glides there. Nothing waits for it: the table
// is in its new state at once, and a reader who wants no motion sees just that.

const FLY = 240;
const HOLD = 620;
const SWEEP = 280;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Where every card and every anchor (seat, stock) stands now. */
function places(root) {
  const found = new Map();
  for (const node of root.querySelectorAll("[data-card]")) found.set(node.dataset.card, node.getBoundingClientRect());
  for (const node of root.querySelectorAll("[data-anchor]")) found.set(`@${node.dataset.anchor}`, node.getBoundingClientRect());
  return found;
}

function between(from, to) {
  const scale = from.width && to.width ? Math.min(1.6, Math.max(0.3, from.width / to.width)) : 1;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return { x, y, shift: `translate(${x}px,${y}px) scale(${scale})` };
}

function glide(node, from, { delay = 0, fade = false } = {}) {
  const { x, y, shift } = between(from, node.getBoundingClientRect());
  if (Math.abs(x) + Math.abs(y) < 3) return;
  node.animate(
    [{ transform: shift, opacity: fade ? 0 : 1 }, { transform: "none", opacity: 1 }],
    { duration: FLY, delay, easing: EASE, fill: "backwards", composite: "replace" },
  );
}

/** Show a finished trick once more: it is completed, rests, and goes to its winner; it has rested if `seen`. */
function sweep(table, trick, before, seen) {
  const { slots, fx } = table.parts;
  const home = fx.getBoundingClientRect();
  const goal = table.root.querySelector(`[data-anchor="seat-${trick.winner}"]`)?.getBoundingClientRect();
  if (!goal) return 0;
  for (const { seat, card } of trick.cards) {
    const spot = table.spot(seat, slots.getBoundingClientRect());
    const ghost = make("div", { class: "card ghost" });
    ghost.style.cssText = `left:${spot.left - home.left}px;top:${spot.top - home.top}px;width:${spot.width}px`;
    draw(ghost, card, table.look);
    fx.append(ghost);
    const from = before.get(card) ?? before.get(`@seat-${seat}`) ?? spot;
    const [start, end] = [between(from, spot).shift, between({ ...box(goal), width: spot.width * 0.4 }, spot).shift];
    const rest = seen ? 0 : FLY + HOLD;
    const total = rest + SWEEP;
    ghost.animate(
      [
        { transform: start, easing: EASE },
        { transform: "none", offset: Math.min(FLY, rest) / total },
        { transform: "none", offset: rest / total, opacity: 1, easing: "ease-in" },
        { transform: end, opacity: 0 },
      ],
      { duration: total, fill: "forwards" },
    ).onfinish = () => ghost.remove();
  }
  return seen ? SWEEP / 2 : FLY + HOLD;
}

function box(rect) {
  return { left: rect.left, top: rect.top, width: rect.width, height: rect.height };
}

/** Animate from the picture before to the one that stands now. */
function move(table, before, previous) {
  const { data, root } = table;
  table.parts.fx.replaceChildren();
  if (still(data) || table.over()) return;
  const finished = data.last_trick && trickName(data.last_trick) !== trickName(previous?.last_trick) && previous;
  const wait = finished ? sweep(table, data.last_trick, before, previous.won !== undefined && previous.won !== null) : 0;
  const kept = data.hand.some(({ card }) => previous?.hand.some((old) => old.card === card));
  const dealt = !previous || (data.hand.length > 1 && !kept);
  const source = before.get("@stock") ?? table.parts.slots.getBoundingClientRect();
  table.parts.hand.querySelectorAll("[data-card]").forEach((node, index) => {
    const from = dealt ? null : before.get(node.dataset.card);
    if (from) glide(node, from);
    else glide(node, source, { delay: dealt ? index * 45 : wait, fade: true });
  });
  for (const node of table.parts.slots.querySelectorAll("[data-card]")) {
    const from = before.get(node.dataset.card) ?? before.get(`@seat-${node.dataset.seat}`);
    if (from) glide(node, from, { delay: before.has(node.dataset.card) ? 0 : wait, fade: !before.has(node.dataset.card) });
  }
  const turned = root.querySelector(".turned[data-card]");
  if (turned && before.has(turned.dataset.card)) glide(turned, before.get(turned.dataset.card));
}

function trickName(trick) {
  return trick ? trick.cards.map(({ seat, card }) => `${seat}${card}`).join() : "";
}
