// Where the focus is, and the two panels that open over the table: the last trick and the list of keys.

class Focus {
  buttons(within) {
    return [...within.querySelectorAll("button")];
  }

  /** The cards that can be chosen now. */
  choices() {
    return this.choose === "none" ? [] : this.buttons(this.choose === "trick" ? this.parts.slots : this.parts.hand);
  }

  pick(node) {
    this.choice = node.dataset.card;
    for (const each of this.choices()) each.tabIndex = each === node ? 0 : -1;
  }

  walk(nodes, from, step) {
    const at = nodes.indexOf(from);
    const next = nodes[at < 0 ? 0 : (at + step + nodes.length) % nodes.length];
    if (next?.dataset.card) this.pick(next);
    next?.focus();
  }

  focusFirst(within) {
    const [first] = this.buttons(within);
    first?.focus();
    return Boolean(first);
  }

  focusChoice() {
    const node = this.choices().find((each) => each.dataset.card === this.choice) ?? this.choices()[0];
    node?.focus();
    return Boolean(node);
  }

  /** What has the focus, and where it stood, so that it can go to the nearest thing left. */
  focused() {
    const active = this.host.getRootNode().activeElement;
    if (!active || !this.root.contains(active)) return null;
    return { node: active, index: this.choices().indexOf(active) };
  }

  /**
   * A card that is pressed with a pointer does not take the focus; the table as a whole has it. If a card with
   * the focus left the hand, the page would be laid out before the picture is painted. Cards that are picked
   * stay where they are, and the keys go on from them.
   */
  hold(event) {
    if (this.data.picked || this.data.throw) return;
    event.preventDefault();
    if (!this.focused()) this.focusQuietly();
  }

  /** Give the keyboard to the table as a whole; its outline waits for the first key. */
  focusQuietly() {
    const { root } = this;
    root.style.outline = "none";
    for (const end of ["keydown", "blur"]) root.addEventListener(end, () => root.style.removeProperty("outline"), { once: true });
    root.focus({ preventScroll: true });
  }

  refocus(focus) {
    if (!focus || (focus.node.isConnected && !focus.node.closest("[hidden]"))) return;
    const choices = this.choices();
    const next = choices[Math.min(Math.max(focus.index, 0), choices.length - 1)];
    if (next) this.pick(next);
    (next ?? this.root).focus({ preventScroll: true });
  }
}

class Panels extends Focus {
  togglePanel(kind) {
    if (this.panel === kind) return this.closePanel();
    if (kind === "last" && !this.data.last_trick) return;
    if (kind === "bids" && !this.data.talk) return;
    this.panel = kind;
    this.tellWon(false);
    this.fillPanel();
    this.parts.panel.hidden = false;
    this.mirror();
    this.parts.panel.querySelector("button").focus();
  }

  closePanel() {
    if (!this.panel) return false;
    const opener = this.parts[this.panel];
    this.panel = null;
    this.parts.panel.hidden = true;
    this.mirror();
    (opener.hidden ? this.root : opener).focus();
    return true;
  }

  mirror() {
    for (const kind of ["last", "keys", "bids"]) set(this.parts[kind], { "aria-expanded": String(this.panel === kind) });
  }

  fillPanel() {
    const { data, parts, panel } = this;
    const { labels } = data;
    if ((panel === "last" && !data.last_trick) || (panel === "bids" && !data.talk)) return this.closePanel();
    const held = parts.panel.contains(this.host.getRootNode().activeElement);
    const title = { keys: labels.keys, last: labels.last_trick, bids: data.talk?.title }[panel];
    set(parts.panel, { "aria-label": title });
    const shut = make("button", { type: "button", class: "shut", onclick: () => this.closePanel() }, labels.hide);
    parts.panel.replaceChildren(make("h3", {}, title), { keys: () => this.keyList(), last: () => this.lastTrick(), bids: () => this.fillTalk(make("ol", { class: "talk" })) }[panel](), shut);
    if (held) shut.focus();
  }

  lastTrick() {
    const { cards, winner } = this.data.last_trick;
    const { labels } = this.data;
    return make("ol", { class: "past" }, ...cards.map(({ seat, card }, index) => {
      const face = make("div", { class: "card", role: "img", "aria-label": this.name(card) });
      draw(face, card, this.look);
      const notes = [index === 0 ? labels.led : null, seat === winner ? (this.seat(seat)?.place === "bottom" ? labels.won_by_you : labels.won) : null].filter(Boolean).join(" · ");
      return make("li", { "data-won": seat === winner }, face, make("b", {}, this.seat(seat)?.name ?? ""), make("span", {}, notes));
    }));
  }

  /** The keys of the page's own tools that this table offers. */
  tools() {
    return this.data.tools ?? Object.values(TOOLS);
  }

  keyList() {
    const { labels, actions } = this.data;
    const tools = this.tools();
    const general = labels.key_list.filter(([key]) => !TOOLS[key] || tools.includes(TOOLS[key]));
    const rows = [...general, ...actions.filter((each) => each.key && shown(each)).map(({ key, label }) => [key, label])];
    return make("dl", { class: "keys" }, ...rows.map(([key, text]) => make("div", {}, make("dt", {}, make("kbd", {}, key)), make("dd", {}, text))));
  }
}
