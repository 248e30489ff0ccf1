// The cards of hand and trick: how one is made, named and marked.

class Cards extends Hand {
  cardElement(card, { asks }) {
    if (!asks) return make("div", { class: "card" });
    return make("button", {
      type: "button", class: "card", onmousedown: (event) => this.hold(event),
      onclick: (event) => {
        this.pick(event.currentTarget);
        const held = this.data.throw && this.data.hand.find((item) => item.card === card);
        if (held) this.choosePick(held, event.currentTarget);
        else if (this.choose === "hand" && this.data.picked) this.pickCard(card);
        else this.send(card, event.currentTarget);
      },
    });
  }

  /** Give a card its name, and its marker when it decides or is hinted at: outline, sign and word. */
  dress(node, card, attributes) {
    const { labels } = this.data;
    const missed = this.data.missed?.includes(card) ?? false;
    const overlooked = this.data.overlooked?.includes(card) ?? false;
    const why = overlooked ? labels.overlooked : this.marked.has(card) ? labels.mark : missed ? labels.missed : this.hinted.has(card) ? labels.hint : null;
    const named = why ? `${attributes["aria-label"]}, ${why}` : attributes["aria-label"];
    set(node, { ...attributes, "aria-label": named, "data-mark": this.marked.has(card), "data-overlooked": overlooked, "data-missed": missed, "data-hint": this.hinted.has(card) });
    this.tag(node, "pin", overlooked ? null : this.marked.has(card) ? "✓" : missed ? "✗" : this.hinted.has(card) ? "?" : null);
  }

  tag(node, kind, text) {
    let tag = node.querySelector(`:scope > .${kind}`);
    if (!text) return tag?.remove();
    if (!tag) node.append((tag = make("span", { class: kind, "aria-hidden": "true" })));
    say(tag, text);
  }

  /** While an illegal card is pointed at, underline the cards that forbid it. */
  because(cards) {
    // A pointer crosses many cards that are allowed: for them nothing is looked for.
    if (!cards.length && !this.reasons) return;
    this.reasons = cards.length > 0;
    const reasons = new Set(cards);
    for (const node of this.root.querySelectorAll("[data-card]")) set(node, { "data-because": reasons.has(node.dataset.card) });
  }
}
