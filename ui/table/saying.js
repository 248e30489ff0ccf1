// What is said at the table: score, contract and trump above it, the bids in its middle, the buttons below.

class Saying extends Asking {
  drawHeader() {
    const { data, parts } = this;
    const { labels, lang } = data;
    parts.score.hidden = !data.score;
    if (data.score) {
      const { beads, target, names } = data.score;
      const sides = beads.map((left, side) => ({ left, side, name: names?.[side] ?? data.seats[side]?.name ?? "" }));
      keep(parts.score, sides, ({ side }) => side, () => make("div", { class: "tally", role: "img" }), (node, { left, name }) => {
        set(node, { "aria-label": `${name}: ${count(labels.to_go, left, lang)}` });
        const chain = target <= MANY_BEADS
          ? Array.from({ length: target }, (_, i) => make("i", { class: i < left ? "bead" : "bead done" }))
          : [];
        node.replaceChildren(make("b", {}, name), make("span", { class: "beads" }, ...chain), make("span", { class: "left" }, chain.length ? String(left) : count(labels.to_go, left, lang)));
      });
    }
    this.drawTallies();
    parts.trump.hidden = !data.trump;
    const trump = data.trump ? `${data.trump} ${data.pattern} ${data.colours} ${lang}` : "";
    if (parts.trump.dataset.drawn !== trump) {
      parts.trump.dataset.drawn = trump;
      parts.trump.replaceChildren();
      if (data.trump) parts.trump.append(make("span", { class: "of" }, `${labels.trump}: `), make("b", {}, make("span", { class: "disc" }, sign(data.trump, this.look)), make("span", { class: "suit" }, labels.suits[data.trump])));
    }
    parts.contract.hidden = !data.contract;
    say(parts.contract, data.contract ?? "");
  }

  /** The running score of each side, and what it has won in this deal. */
  drawTallies() {
    const { parts, data } = this;
    const tallies = data.tallies ?? [];
    parts.tallies.hidden = tallies.length === 0;
    parts.tallies.style.setProperty("--sides", tallies.length);
    const { labels } = data;
    // Pressed, the signs of what each side has won are told in words: all of them, below the boxes.
    const words = () => this.tellWon(!parts.tallies.hasAttribute("data-words"));
    const create = () => make("li", {}, make("button", { type: "button", class: "in-words", "aria-expanded": "false", onclick: words }, make("i", { "aria-hidden": "true" }, "?")));
    keep(parts.tallies, tallies, ({ name }) => name, create, (node, { mark, name, total, note, short, signs }) => {
      const brief = this.live() && note !== null && short;
      const parts = [
        make("b", {}, mark && make("i", { class: "mark", "aria-hidden": "true" }, mark), name),
        total === null ? null : make("strong", {}, total),
        note === null ? null : brief ? make("span", { class: "won", role: "img", "aria-label": note, title: note }, make("span", { class: "short" }, short), ...(signs.length ? signs.map((each) => this.wonSign(each)) : [make("em", {}, labels.none_yet)])) : make("span", {}, note),
      ];
      const [opener] = node.children;
      opener.hidden = !brief || !signs.length;
      set(opener, { title: brief ? note : null, "aria-label": `${name}: ${labels.in_words}` });
      while (opener.nextSibling) opener.nextSibling.remove();
      node.append(...parts.filter(Boolean).flatMap((part) => [part, " "]));
    });
  }

  /** Tell what all sides have won in words, or stop telling it. */
  tellWon(told) {
    const { tallies } = this.parts;
    tallies.toggleAttribute("data-words", told);
    for (const node of tallies.querySelectorAll(".in-words")) set(node, { "aria-expanded": String(told) });
  }

  /** What a side has won, as a sign: a card as its index and suit, all else as it is. */
  wonSign(sign_) {
    const card = this.data.names[sign_] && sign_.length === 2;
    return card ? make("i", {}, this.look.indices[sign_[0]] ?? sign_[0], sign(sign_[1], this.look)) : make("i", {}, sign_);
  }

  /** What was said before the play: a list that lies in the middle until the first card does. */
  drawTalk() {
    const { parts, data } = this;
    const { talk } = data;
    const open = Boolean(talk?.open && (talk.words.length || this.auction()));
    parts.talk.hidden = !open;
    if (open) {
      set(parts.talk, { "aria-label": talk.title });
      this.fillTalk(parts.talk, this.auction());
    } else parts.talk.replaceChildren();
    parts.bids.hidden = !talk || talk.open || talk.words.length === 0 || this.over();
    say(parts.bids, talk?.title ?? "");
  }

  /** List what was said; `whole` lists every seat from the beginning, so that the list does not grow. */
  fillTalk(list, whole = false) {
    const { labels } = this.data;
    const words = whole ? this.inTurn() : this.data.talk.words;
    keep(list, words, ({ seat }) => seat, () => make("li", {}, make("b"), make("span")), (node, { seat, text, top }) => {
      const { name, place, turn, dealer } = this.seat(seat) ?? {};
      // One's own turn is told on one's own plate, just above the hand.
      const mine = place === "bottom";
      set(node, { "data-top": top, "data-turn": whole && Boolean(turn) });
      set(node.firstElementChild, { "data-dealer": whole && dealer && !text ? (mine ? labels.you_deal : labels.dealer) : null });
      say(node.firstElementChild, name ?? "");
      say(node.lastElementChild, text || (whole && turn && !mine ? labels.thinks : ""));
    });
    return list;
  }

  /** A line for each seat in the order of the auction, with what it has said so far. */
  inTurn() {
    const { seats, talk } = this.data;
    const order = seats.map(({ seat }) => seat).sort((one, other) => one - other);
    const first = talk.words[0]?.seat ?? (seats.findIndex(({ dealer }) => dealer) < 0 ? 0 : (seats.find(({ dealer }) => dealer).seat + 1) % order.length);
    return order.map((_, step) => {
      const seat = order[(first + step) % order.length];
      return talk.words.find((word) => word.seat === seat) ?? { seat, text: "", top: false };
    });
  }

  drawActions() {
    const { parts, data } = this;
    const items = data.actions.filter(shown).map((action) => ({ ...action, kind: action.group ?? action.token }));
    const groups = [...new Set(items.map(({ kind }) => kind))].map((kind) => ({ kind, actions: items.filter((each) => each.kind === kind) }));
    keep(parts.said_by_you, groups, ({ kind }) => kind, () => make("div", { class: "group" }), (node, { actions }) => {
      const { group } = actions[0];
      set(node, { role: group ? "group" : null, "aria-label": group ?? null, "data-suits": Boolean(group) });
      const all = [...(group ? [{ token: "name" }] : []), ...actions];
      keep(node, all, ({ token }) => token, ({ token }) => (token === "name" ? make("span", { class: "of", "aria-hidden": "true" }, group) : this.button(token)), (each, action) => {
        if (action.token !== "name") this.dressButton(each, action);
      });
    });
    set(parts.said_by_you, { "data-many": items.some(({ group }) => group) });
    parts.said_by_you.hidden = items.length === 0;
    this.drawThrow();
    parts.actions.hidden = items.length === 0 && !data.throw;
  }

  button(token) {
    return make("button", { type: "button", class: "action", "data-token": token, onclick: (event) => this.utter(token, event.currentTarget) });
  }

  dressButton(node, action) {
    node.classList.remove("sent");
    const bare = Boolean(action.group && action.suit);
    set(node, {
      "aria-disabled": action.legal ? null : "true", "aria-keyshortcuts": action.key, "data-hint": this.hinted.has(action.token),
      "aria-label": bare ? action.label : null, title: bare ? action.label : null,
    });
    const disc = action.suit && make("span", { class: "disc" }, sign(action.suit, this.look));
    this.dressAsking(node, action.token);
    const label = bare ? null : make("span", { class: "label" }, action.label);
    // Both lie in one place, so that the button has its size whichever it shows.
    const word = action.ask ? make("span", { class: "either" }, label, make("span", { class: "ask" }, action.ask)) : label;
    const key = action.key && make("kbd", { "aria-hidden": "true" }, action.key);
    node.replaceChildren(...[disc, word, key, action.legal ? null : make("span", { class: "why" }, action.reason)].filter(Boolean));
  }

  /** One button for all the cards that were chosen; how many may be thrown is known, the rest the server says. */
  drawThrow() {
    const { data, parts } = this;
    const { labels, lang } = data;
    parts.throw.hidden = !data.throw;
    if (!data.throw) {
      parts.throw.replaceChildren();
      return;
    }
    if (!parts.throw.firstChild) parts.throw.append(parts.chosen, parts.fresh, parts.throwing);
    parts.fresh.hidden = !data.hand.some(({ fresh }) => fresh);
    parts.fresh.replaceChildren(make("span", { class: "fresh" }, FRESH), ` ${labels.fresh}`);
    const held = new Set(data.hand.filter(({ legal }) => legal).map(({ card }) => card));
    this.picks = new Set([...this.picks].filter((card) => held.has(card)));
    const { least, most } = data.throw;
    const n = this.picks.size;
    const enough = n >= least && n <= most;
    const numbers = { n: new Intl.NumberFormat(lang).format(n), most: new Intl.NumberFormat(lang).format(most) };
    say(parts.chosen, fill(labels.chosen, numbers));
    say(parts.throwing, n === 0 && least === 0 ? labels.throw_none : count(labels.throw, enough ? n : most, lang));
    parts.throwing.disabled = !enough;
    parts.throwing.classList.remove("sent");
    set(parts.throwing, { "data-hint": [...this.hinted].some((token) => token.startsWith("discard-")) });
  }

  /** Choose a card to be thrown, or put it back; a card that may not be thrown is answered by the server. */
  choosePick(item, node) {
    if (!item.legal) {
      this.answered = true;
      return this.send(`discard-${item.card}`, node);
    }
    // What was said of a card that may not go is over with the next one: the page is told so.
    if (this.answered) this.send("ui:choose");
    this.answered = false;
    const { most } = this.data.throw;
    const full = this.picks.size >= most && !this.picks.has(item.card);
    if (this.picks.has(item.card)) this.picks.delete(item.card);
    else if (!full) this.picks.add(item.card);
    this.drawThrow();
    // It has the whole line: nothing below may move.
    this.parts.fresh.hidden ||= full;
    if (full) say(this.parts.chosen, fill(this.data.labels.full, { most: new Intl.NumberFormat(this.data.lang).format(most) }));
    this.drawHand();
  }

  sendThrow(node) {
    const { hand } = this.data;
    const cards = hand.map(({ card }) => card).filter((card) => this.picks.has(card));
    this.send(`discard-${cards.join("-") || "none"}`, node);
  }
}
