// The card table. It draws what it is told and reports what was pressed; it knows no rule of any game.
// One Table lives as long as its place on the page; each new picture of the game changes only what differs.

/** Where a card of the trick lies, in per cent of the middle of the table, by the place of its seat. */
const SPOTS = {
  two: { bottom: [70, 56], top: [30, 44] },
  many: {
    bottom: [50, 76], top: [50, 25], left: [17, 50], right: [83, 50],
    "top-left": [19, 29], "top-right": [81, 29], "bottom-left": [19, 71], "bottom-right": [81, 71],
  },
};
const MANY_BEADS = 10;
/** What is sent, after how many milliseconds and how often, when the others should have moved long ago. */
const ON = "ui:on", OVERDUE = 8000, ASKED = 2;
/** When the latest press was made, in milliseconds; no two are alike. */
let latest = 0;

class Table extends Cards {
  constructor(host) {
    super();
    this.host = host;
    this.data = null;
    this.panel = null;
    this.choice = null;
    this.picks = new Set();
    this.waits = null;
    this.asked = null;
    this.earlier = [];
    this.sent = { seq: null, token: null, at: 0 };
    const parts = (this.parts = {
      score: make("div", { class: "score" }),
      tallies: make("ul", { class: "tallies" }),
      contract: make("div", { class: "contract" }),
      trump: make("div", { class: "trump" }),
      keys: make("button", { type: "button", class: "plain keys-button", "aria-expanded": "false", onclick: () => this.togglePanel("keys") }, "?"),
      seats: make("div", { class: "seats" }),
      stock: make("div", { class: "stock", "data-anchor": "stock" }),
      middle: make("div", { class: "middle" }),
      slots: make("div", { class: "slots", role: "group" }),
      talk: make("ol", { class: "talk" }),
      led: make("span", { class: "led", "aria-hidden": "true" }),
      probe: make("div", { class: "card probe", "aria-hidden": "true" }),
      last: make("button", { type: "button", class: "plain last", "aria-expanded": "false", onclick: () => this.togglePanel("last") }),
      bids: make("button", { type: "button", class: "plain bids", "aria-expanded": "false", onclick: () => this.togglePanel("bids") }),
      said: make("p", { class: "said", role: "status", "aria-live": "polite" }),
      own: make("div", { class: "own" }),
      hand: make("div", { class: "hand", role: "toolbar" }),
      actions: make("div", { class: "actions", role: "toolbar" }),
      said_by_you: make("div", { class: "says" }),
      throw: make("div", { class: "throw" }),
      chosen: make("span", { class: "chosen", role: "status" }),
      fresh: make("span", { class: "legend", "aria-hidden": "true" }),
      throwing: make("button", { type: "button", class: "action", onclick: (event) => this.sendThrow(event.currentTarget) }),
      onward: make("button", { type: "button", class: "plain onward" }),
      panel: make("div", { class: "panel", role: "dialog", tabindex: "-1", hidden: "" }),
      fx: make("div", { class: "fx", "aria-hidden": "true" }),
      final: make("div", { class: "final", hidden: "" }),
    });
    parts.middle.append(parts.slots, parts.talk, parts.led, parts.probe);
    parts.actions.append(parts.said_by_you, parts.throw);
    parts.corner = make("div", { class: "corner" }, parts.last);
    parts.aside = make("div", { class: "aside" }, parts.contract, parts.trump, parts.bids, parts.corner, parts.keys);
    parts.ring = make("div", { class: "ring" }, parts.seats, parts.stock, parts.middle);
    this.root = make(
      "section",
      { class: "table", role: "region", tabindex: "-1" },
      make("header", {}, parts.score, parts.tallies, parts.aside),
      parts.ring, parts.final,
      parts.own, parts.said, parts.hand, parts.actions, parts.onward, parts.panel, parts.fx,
    );
    for (const kind of ["keydown", "keyup", "keypress"]) this.root.addEventListener(kind, (event) => pressed(this, event));
    // While moves are shown any press leads on, and plays nothing.
    this.root.addEventListener("click", (event) => {
      if (!this.playing) return;
      taken(event);
      this.skip();
    }, { capture: true });
    host.replaceChildren(this.root);
    // Asked for in the middle of a change a size would have the whole page laid out for it.
    this.sizes = new ResizeObserver(() => {
      this.room = parts.hand.clientWidth;
      if (this.keepsActions()) this.acted = Math.max(this.acted ?? this.leastActions(), parts.actions.offsetHeight);
      this.fit();
    });
    this.sizes.observe(parts.hand);
    this.sizes.observe(parts.actions);
  }

  gone() {
    this.rest();
    clearInterval(this.urging);
    this.unask();
    openCoach(false);
    this.sizes.disconnect();
  }

  /** Report what was pressed. The second half of a double click is not sent. */
  send(token, node) {
    const now = performance.now();
    if (this.sent.seq === this.data.seq && this.sent.token === token && now - this.sent.at < 400) return;
    this.sent = { seq: this.data.seq, token, at: now };
    // What will move is measured while the page is as it was drawn.
    this.before = still(this.data) ? null : places(this.root);
    node?.classList.add("sent");
    set(this.root, { "data-sent": true });
    // While the server is busy only the latest message waits for it: so each one carries the presses before it.
    const press = { token, seq: this.data.seq, at: (latest = Math.max(latest + 1, Date.now())) };
    this.component.setTriggerValue("move", { ...press, earlier: this.earlier });
    this.earlier = [...this.earlier, press].slice(-5);
  }

  update(component) {
    this.component = component;
    this.play(component.data);
    this.urge();
  }

  /**
   * Ask again while the others have not moved: a run of the server can be lost, and nobody could go on. Where
   * that is of no use the server no longer knows this part of the page, and the page is loaded anew.
   */
  urge() {
    clearInterval(this.urging);
    let asked = 0;
    const ask = () => (asked++ < ASKED ? this.send(ON) : location.reload());
    if (this.goal.busy) this.urging = setInterval(ask, OVERDUE);
  }

  /** Draw a picture, move to it from the one before, and speak. */
  show(data, said) {
    const previous = this.data;
    const before = !previous || still(data) ? new Map() : (this.before ?? places(this.root));
    this.before = null;
    const focus = this.focused();
    this.data = data;
    this.shown = performance.now();
    this.wear({ pattern: data.pattern, indices: data.indices, inks: data.inks });
    this.sent = { seq: null, token: null, at: 0 };
    this.marked = new Set(data.mark);
    this.hinted = new Set(data.hint);
    this.choose = data.choose ?? "hand";
    this.takePicks(previous);
    if (previous?.seq !== data.seq) {
      openCoach(false);
      this.unask();
    }
    this.draw();
    if (previous) requestAnimationFrame(() => this.tone());
    else this.tone();
    this.fit();
    this.refocus(focus);
    this.speak(previous, said);
    move(this, before, previous);
  }

  /** Take up the look of the cards; those that it does not show yet are made ready. */
  wear(look) {
    const known = this.look && JSON.stringify(this.look) === JSON.stringify(look);
    this.look = look;
    if (!known) expect(Object.keys(this.data.names), look);
  }

  tone() {
    set(this.root, { "data-theme": dark(this.host) ? "dark" : "light" });
  }

  draw() {
    const { data, parts, root } = this;
    const { labels } = data;
    const crowd = data.seats.length > 2;
    set(root, {
      "data-sent": false,
      "aria-label": labels.table,
      "data-seats": data.seats.length,
      "data-seq": data.seq,
      "data-busy": data.busy ?? false,
      "data-bare": data.bare ?? false,
      "data-live": this.live(),
      "data-shape": crowd ? "many" : "two",
      "data-empty": data.trick.length === 0 && data.keeps !== "trick",
      "data-keeps": data.keeps ?? false,
      "data-stock": Boolean(data.stock),
      "data-talk": Boolean(data.talk?.open && (data.talk.words.length || this.auction())),
      "data-auction": this.auction(),
      "data-over": this.over(),
      "data-badge": data.seats.some(({ place, badge }) => place === "bottom" && badge),
      "data-still": !data.motion,
      lang: data.lang,
    });
    // Several seats leave the corners of the table free for what can be looked at again.
    const home = crowd ? parts.ring : parts.aside;
    if (parts.corner.parentNode !== home) home.prepend(parts.bids, parts.corner);
    const leads = this.live() ? parts.corner : root;
    if (parts.onward.parentNode !== leads) leads.append(parts.onward);
    // What is said before the play is said where the tricks will lie: the hand has one place all the time.
    if (this.auction() !== parts.middle.contains(parts.actions)) this.auction() ? parts.middle.append(parts.actions) : parts.hand.after(parts.actions);
    // The stock too is seen while bids are said, and cards thrown for its.
    if (this.auction() !== parts.aside.contains(parts.stock)) this.auction() ? parts.aside.append(parts.stock) : parts.middle.before(parts.stock);
    set(parts.hand, { "aria-label": labels.hand, role: this.choose === "hand" ? "toolbar" : "group" });
    set(parts.slots, { "aria-label": labels.trick, role: this.choose === "trick" ? "toolbar" : "group" });
    set(parts.actions, { "aria-label": labels.actions });
    set(parts.keys, { "aria-label": labels.keys, title: labels.keys });
    this.drawHeader();
    this.drawSeats();
    this.drawStock();
    this.drawTrick();
    this.drawTalk();
    this.drawActions();
    this.drawHand();
    this.drawReplay();
    say(parts.last, labels.last_trick);
    parts.last.hidden = !data.last_trick || this.over();
    parts.corner.hidden = parts.last.hidden && !this.live();
    this.drawFinal();
    if (this.panel) this.fillPanel();
  }

  drawSeats() {
    const { data, parts } = this;
    const others = data.seats.filter(({ place }) => place !== "bottom");
    const create = () => make("div", { class: "seat" }, make("div", { class: "plate" }), make("div", { class: "backs" }));
    keep(parts.seats, others, ({ seat }) => seat, create, (node, seat) => {
      set(node, { "data-place": seat.place });
      this.drawPlate(node.firstElementChild, seat);
      this.drawBacks(node.lastElementChild, seat);
    });
    const mine = data.seats.filter(({ place }) => place === "bottom");
    keep(parts.own, mine, ({ seat }) => seat, () => make("div", { class: "seat" }, make("div", { class: "plate" })), (node, seat) =>
      this.drawPlate(node.firstElementChild, seat));
  }

  drawPlate(node, seat) {
    const { labels, lang } = this.data;
    const thinks = seat.turn && seat.place !== "bottom" && this.live();
    set(node, { "data-anchor": `seat-${seat.seat}`, "data-turn": seat.turn, "data-thinks": thinks, "data-badge": Boolean(seat.badge), "data-full": Boolean(seat.badge && seat.dealer), "data-deals": seat.dealer });
    const turn = seat.place === "bottom" ? labels.your_turn : thinks ? labels.thinks : labels.turn;
    const facts = [
      seat.tricks === null ? null : { kind: "tricks", text: count(labels.tricks, seat.tricks, lang) },
      seat.points === null ? null : { kind: "points", text: count(labels.points, seat.points, lang) },
    ].filter(Boolean);
    const all = [
      { kind: "name", text: seat.name },
      seat.turn ? { kind: "turn", text: turn } : null,
      seat.dealer ? { kind: "dealer", text: seat.place === "bottom" ? labels.you_deal : labels.dealer } : null,
      seat.badge ? { kind: "badge", text: seat.badge } : null,
      facts.length ? { kind: "facts" } : null,
    ].filter(Boolean);
    const create = ({ kind }) => make(kind === "name" ? "b" : "span", { class: kind });
    keep(node, all, ({ kind }) => kind, create, (part, { kind, text }) => {
      if (kind !== "facts") return say(part, text);
      keep(part, facts, (fact) => fact.kind, create, (fact, { text: number }) => say(fact, number));
    });
    set(node.firstElementChild, { "data-mark": seat.mark });
  }

  drawBacks(node, seat) {
    const { labels, lang } = this.data;
    const open = seat.cards ?? [];
    const hidden = Math.max(0, seat.count - open.length);
    const items = [
      ...Array.from({ length: Math.min(hidden, 12) }, (_, index) => ({ key: `back-${index}`, card: null })),
      ...open.map((card) => ({ key: card, card })),
      ...(hidden ? [{ key: "count" }] : []),
    ];
    const closed = hidden ? count(labels.face_down, hidden, lang) : null;
    const none = items.length === 0;
    set(node, { role: none ? null : open.length ? "group" : "img", "aria-label": none ? null : (closed ?? seat.name), "data-open": open.length > 0 });
    // The room of the last card stays until the deal is over: what lies beside it would move.
    node.hidden = none && !this.live();
    const create = ({ key }) => (key === "count" ? make("span", { class: "count", "aria-hidden": "true" }) : make("div", { class: "card mini" }));
    keep(node, items, ({ key }) => key, create, (part, { key, card }) => {
      if (key === "count") return say(part, String(seat.count));
      draw(part, card, this.look);
      if (card) this.dress(part, card, { role: "img", "aria-label": this.name(card) });
      else set(part, { "aria-hidden": "true" });
    });
  }

  drawStock() {
    const { data, parts } = this;
    const { labels, lang, stock } = data;
    parts.stock.hidden = !stock;
    if (!stock) return;
    const pile = stock.count - (stock.turned || stock.closed ? 1 : 0);
    const layers = Array.from({ length: Math.min(3, Math.ceil(Math.max(0, pile) / 3)) }, (_, i) => ({ kind: `pile-${i}` }));
    const turned = stock.count > 0 && (stock.turned || stock.closed) ? [{ kind: stock.closed ? "lid" : "turned" }] : [];
    const words = stock.closed ? labels.closed : stock.count === 0 ? labels.used_up : count(labels.cards, stock.count, lang);
    const items = [...(stock.closed ? [...layers, ...turned] : [...turned, ...layers]), { kind: "words" }];
    keep(parts.stock, items, ({ kind }) => kind, ({ kind }) => make(kind === "words" ? "p" : "div", { class: kind === "words" ? "words" : `card ${kind}` }), (node, { kind }, index) => {
      if (kind === "words") {
        node.replaceChildren(make("b", {}, labels.stock), " ", words);
        return set(node, { class: stock.closed ? "words closed" : "words" });
      }
      const card = kind === "turned" ? stock.turned : null;
      draw(node, card, this.look);
      node.style.setProperty("--i", index);
      set(node, { "data-card": card, role: card ? "img" : null, "aria-label": card && fill(labels.turned, { card: this.name(card) }) });
      if (card) this.dress(node, card, { role: "img", "aria-label": fill(labels.turned, { card: this.name(card) }) });
      else node.setAttribute("aria-hidden", "true");
    });
    set(parts.stock, { "data-empty": stock.count === 0, "data-closed": stock.closed });
  }

  drawTrick() {
    const { data, parts } = this;
    const { labels } = data;
    const asks = this.choose === "trick";
    set(parts.slots, { "data-empty": data.trick.length === 0 });
    keep(parts.slots, data.trick, ({ card }) => `${asks ? "?" : ""}${card}`, ({ card }) => this.cardElement(card, { asks }), (node, { seat, card }, index) => {
      draw(node, card, this.look);
      const [x, y] = this.percent(seat);
      node.style.cssText = `left:${x}%;top:${y}%;z-index:${index + 1}`;
      const led = index === 0 && data.trick.length > 0;
      this.dress(node, card, {
        "data-card": card, "data-seat": seat, role: asks ? null : "img", "data-won": data.won === seat && data.won !== null,
        "aria-label": `${this.seat(seat)?.name ?? ""}: ${this.name(card)}${led ? `, ${labels.led}` : ""}`,
      });
    });
    // The mark of the lead lies above all cards, or the next card would cover it.
    parts.led.hidden = data.trick.length === 0;
    if (parts.led.hidden) return;
    say(parts.led, labels.led);
    const [x, y] = this.percent(data.trick[0].seat);
    set(parts.led, { "data-place": this.seat(data.trick[0].seat)?.place ?? "bottom" });
    parts.led.style.cssText = `left:${x}%;top:${y}%`;
  }

  /** Whether a deal is being played, so that its parts keep the room they need now and then. */
  live() {
    return Boolean(this.data) && !this.data.bare && (this.tools().length > 0 || Boolean(this.playing));
  }

  /** Whether what is said before the play is being said, at a table that is played at. */
  auction() {
    return this.live() && Boolean(this.data.talk?.open);
  }

  /** Whether the deal has come to its end, and the table shows what is left to be seen of it. */
  over() {
    return Boolean(this.data?.over) && !this.data.bare && !this.live() && this.choose === "none";
  }

  /** The end: the last trick in a row, in place of a table with nothing on it. */
  drawFinal() {
    const { parts, data } = this;
    parts.final.hidden = !this.over() || !data.last_trick;
    parts.final.replaceChildren(...(parts.final.hidden ? [] : [make("b", {}, data.labels.last_trick), this.lastTrick()]));
  }

  percent(seat) {
    const spots = this.root.dataset.shape === "two" ? SPOTS.two : SPOTS.many;
    const place = this.seat(seat)?.place ?? "bottom";
    const [x, y] = spots[place] ?? SPOTS.many[place] ?? [50, 50];
    // With six seats the two at the ends of the long axis leave room for the four at the sides.
    return this.data.seats.length > 4 && (place === "top" || place === "bottom") ? [x, place === "top" ? 19 : 81] : [x, y];
  }

  /** The rectangle in which a seat's card of the trick lies. */
  spot(seat, area) {
    const [x, y] = this.percent(seat);
    const { width, height } = this.parts.probe.getBoundingClientRect();
    return { left: area.left + (area.width * x) / 100 - width / 2, top: area.top + (area.height * y) / 100 - height / 2, width, height };
  }

  name(card) {
    return this.data.names[card] ?? card;
  }

  seat(number) {
    return this.data.seats.find(({ seat }) => seat === number);
  }

  /** Speak what happened; the same sentence twice is spoken twice. */
  speak(previous, words) {
    const { said } = this.parts;
    set(said, { "data-shown": this.data.caption ?? false });
    if (previous && previous.seq !== this.data.seq && said.textContent === words) {
      said.textContent = "";
      requestAnimationFrame(() => say(said, words));
    } else say(said, words);
  }
}
