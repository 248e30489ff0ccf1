// The hand: its cards, and their size, which is one for the whole deal.

/** Pixels between two cards of a hand. */
const GAP = 6;
/** Pixels at the sides of a hand for the corners of fanned cards, few on a phone, whose table has no corners itself. */
const EDGES = 28, PHONE_EDGES = 10, PHONE = 480;
/** The same of cards to choose from, which lie on the page itself. */
const CHOICE_EDGES = 16;
/** Pixels of each card of a fan that are left free to be touched, and some to spare for its slant where there is room. */
const TOUCH = 44, SPARE = 1;
/** The same of cards that are only looked at. */
const SEEN = 34;
/** Cards of a deal narrower than this lie in a fan instead of side by side, and in rows if even so they are narrower. */
const SIDE_BY_SIDE = 62, FANNED = 56;
/** How much of a card shows beside the next one of a fan: its second index, below on the right, is covered. */
const SHOWN = 0.76;
/** Pixels above and below a hand. */
const AROUND = 14;
/** More rows of a hand than these need room that the rest of the table has to spare. */
const TALL = 2;
/** The sign on cards that have just been drawn. */
const FRESH = "+";

class Hand extends Replay {
  drawHand() {
    const { data, parts } = this;
    const asks = this.choose === "hand";
    const toggles = Boolean(data.throw || data.picked);
    const lifts = Boolean(data.dim) && data.hand.some(({ legal }) => !legal);
    set(parts.hand, { "data-tried": Boolean(data.tried) && !this.waits, "data-lifts": lifts });
    keep(parts.hand, data.hand, ({ card }) => `${asks ? "?" : ""}${card}`, ({ card }) => this.cardElement(card, { asks }), (node, item, index) => {
      draw(node, item.card, this.look);
      node.classList.remove("sent");
      node.style.setProperty("--i", index - (data.hand.length - 1) / 2);
      const off = data.dim && !item.legal;
      const name = this.name(item.card);
      this.dress(node, item.card, {
        "data-card": item.card, role: asks ? null : "img", "aria-label": item.fresh ? `${name}, ${data.labels.fresh}` : name,
        "aria-disabled": asks && off ? "true" : null, "data-off": off, title: off ? item.reason : null,
        "aria-pressed": asks && toggles ? String(this.picks.has(item.card)) : null,
      });
      this.tag(node, "fresh", item.fresh && !node.querySelector(":scope > .pin") ? FRESH : null);
      node.onmouseenter = node.onfocus = () => this.because(off ? item.because : []);
      node.onmouseleave = node.onblur = () => this.because([]);
    });
    // Whoever has played his last card keeps the room of his hand until the deal is over: the trick still lies there.
    parts.hand.hidden = data.hand.length === 0 && !data.keeps && !this.live();
    const choices = this.choices();
    if (!choices.some((node) => node.dataset.card === this.choice)) this.choice = choices[0]?.dataset.card ?? null;
    for (const node of choices) node.tabIndex = node.dataset.card === this.choice ? 0 : -1;
  }

  /** Pick a card, or put it back: it shows at once, and all that are picked are told. */
  pickCard(card) {
    const picks = new Set(this.data.single && !this.picks.has(card) ? [] : this.picks);
    if (!picks.delete(card)) picks.add(card);
    this.waits = this.told(picks);
    this.send(this.waits);
    this.picks = picks;
    this.drawHand();
  }

  /** Take over the cards picked, unless the latest of them are still on their way. */
  takePicks(previous) {
    const { data } = this;
    if (data.throw) return;
    const picks = new Set(data.picked);
    if (previous?.seq !== data.seq || this.told(picks) === this.waits) this.waits = null;
    if (!this.waits) this.picks = picks;
  }

  /** What is sent of the cards picked. */
  told(picks) {
    return `picked-${this.data.hand.map(({ card }) => card).filter((card) => picks.has(card)).join(".")}`;
  }

  /** Set the size of the cards in hand: one row if each keeps enough room to be touched, else more rows. */
  fit() {
    const { hand } = this.parts;
    const n = this.data?.hand.length ?? 0;
    this.keepActions();
    this.room ??= hand.clientWidth;
    const space = this.room - (this.chosenFrom() ? CHOICE_EDGES : this.room < PHONE ? PHONE_EDGES : EDGES);
    if (!n || space <= 0) return;
    const { keeps } = this.data;
    const live = this.live() || Boolean(keeps);
    // While a deal is played its cards keep their size and their room: nothing moves when one leaves.
    const played = keeps || (live && this.held !== undefined && n >= this.held - 1);
    this.fullest = Math.max(n, live ? this.data.full ?? 0 : 0, played ? this.fullest ?? 0 : 0);
    this.held = n;
    const { width: wide, least, rows, fits, fan } = this.shape(live ? this.fullest : n, space);
    // Whole pixels: else the height of a hand would be rounded differently as its cards come and go.
    const width = Math.floor(wide);
    // The last three lie side by side, however many rows there were.
    const columns = rows > 1 && n > 3 ? Math.ceil(n / (live ? rows : Math.ceil(n / fits))) : n;
    const fanned = fan && n * (width + GAP) - GAP > space;
    const widest = fanned ? Math.max(width * SHOWN, TOUCH + SPARE) : width + GAP;
    const step = columns > 1 ? Math.min(widest, (space - width) / (columns - 1)) : widest;
    set(this.root, { "data-tall": live && rows > TALL });
    hand.style.setProperty("--w", `${width}px`);
    hand.style.setProperty("--step", `${step}px`);
    hand.style.setProperty("--columns", columns);
    this.centre(columns);
    const [between, around] = (this.data.bare && space < 530) || rows > TALL ? [4, 10] : [8, AROUND];
    hand.style.minHeight = live ? `${rows * (width * 1.4 + between) + around - between}px` : "";
    const turn = Math.min(1.3, 8 / n);
    hand.style.setProperty("--turn", `${turn}deg`);
    hand.style.setProperty("--drop", `${(step * turn * Math.PI) / 360}px`);
    set(hand, { "data-fan": !this.chosenFrom() && columns === n && n > 1 && width >= least && (rows === 1 || !live) });
  }

  /** Whether the hand is not anybody's: cards that lie on the page as the answers to choose from. */
  chosenFrom() {
    return Boolean(this.data.keeps) && this.data.seats.length === 1;
  }

  /** Put a last row that is shorter in the middle: two columns of the grid are one card. */
  centre(columns) {
    const cards = [...this.parts.hand.children];
    const rest = cards.length % columns;
    cards.forEach((node, index) => {
      const first = rest > 0 && cards.length > columns && index === cards.length - rest;
      node.style.gridColumn = first ? `${1 + columns - rest} / span 2` : "";
    });
  }

  /** How wide `m` cards are, in how many rows they lie, and whether as a `fan`; `fits` of them find room in one row. */
  shape(m, space) {
    const { bare, keeps } = this.data;
    const two = this.data.seats.length === 2;
    // Low windows have room for the cards of several only if they are smaller.
    // In a low window the hand lies beside the trick, in half the width.
    const widest = this.live() && innerHeight <= 480 ? 62 : bare && !(keeps && space >= 500) ? 70 : space >= 700 && two ? 112 : two ? 96 : Math.min(104, Math.max(72, innerHeight * 0.1));
    // Cards that are only looked at may cover each other more; many of a question are smaller.
    const touch = bare && this.choose !== "hand" && !keeps ? SEEN : TOUCH;
    const options = this.chosenFrom();
    const least = options ? 44 : bare && m > 8 ? 46 : bare && m > 6 ? 52 : bare ? 58 : SIDE_BY_SIDE;
    const beside = (number) => (space - (number - 1) * GAP) / number;
    let width = Math.min(widest, beside(m));
    if (width >= least) return { width, least, rows: 1, fits: m };
    // Options do not cover each other: as few rows as they need, and as many in each.
    if (options) {
      const rows = Math.ceil(m / Math.floor((space + GAP) / (least + GAP)));
      const fits = Math.ceil(m / rows);
      return { width: Math.min(56, beside(fits)), least, rows, fits };
    }
    const free = space - (m - 1) * touch;
    // Of a large hand that is only looked at the indices are enough: the question below it needs the room.
    const most = two && !bare ? 80 : touch === SEEN && m > 6 ? 60 : 72;
    width = Math.min(widest, most, Math.max(free - (m - 1) * SPARE, Math.min(free - SPARE, FANNED + 4)));
    if (width >= FANNED) return { width, least: FANNED, rows: 1, fits: m, fan: true };
    width = Math.min(68, Math.max(least, bare ? 0 : space / 6));
    const fits = Math.floor((space - width) / touch) + 1;
    const rows = Math.ceil(m / fits);
    // Whoever takes what is left of the stock chooses among more rows than there is room for: they are lower.
    return { width: rows > TALL ? 50 : width, least, rows, fits };
  }

  /** What may be said beside the cards comes and goes with every trick: the room for all of it stays. */
  keepActions() {
    const { actions } = this.parts;
    if (!this.keepsActions()) return void (actions.style.minHeight = "");
    const room = this.acted ?? this.leastActions();
    if (room) actions.hidden = false;
    actions.style.minHeight = `${room}px`;
  }

  /** The height of a row of buttons with two lines each; on a phone three share it, and more have two rows. */
  leastActions() {
    if (this.data.keeps) return 0;
    return (this.room ?? innerWidth) >= 540 ? 56 : this.data.most > 3 ? 104 : 58;
  }

  keepsActions() {
    if (this.data?.keeps) return true;
    return this.live() && this.data.most > 0;
  }
}
