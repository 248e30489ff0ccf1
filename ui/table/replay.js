// The moves since the last picture, one after the other. The picture that was sent is the truth and is shown
// in the end, or at once when the reader taps, presses a key, or wants no motion.

const PACE = { word: 620, card: 560 };

class Replay extends Saying {
  /** Show a picture, after the moments that led to it; moves that are still being shown come first. */
  play(data) {
    const ahead = (data.frames ?? []).filter(({ won }) => !still(data) || (data.pause && won !== null));
    const before = this.goal;
    this.goal = data;
    this.lies = data.rest || this.lies;
    if (before?.seq === data.seq) {
      if (!this.queue) this.show(data, data.said);
      return;
    }
    if (this.queue && data.moves) {
      this.queue.push(moment(before), ...ahead);
      return;
    }
    this.rest();
    const early = PACE.card - (performance.now() - (this.shown ?? 0));
    if (ahead.length === 0 && (!data.moves || still(data) || early <= 0)) return this.show(data, data.said);
    this.queue = ahead;
    this.behind("moves");
    if (early > 0 && data.moves && this.data && !still(data)) this.timer = setTimeout(() => this.next(), early);
    else this.next();
  }

  next() {
    const next = this.queue?.shift();
    if (!next) return this.arrive();
    const full = next.won !== null;
    const waits = full && this.goal.pause;
    const previous = this.data;
    const shown = { ...this.goal, ...next, mark: [], hint: [], actions: [], throw: null, dim: false, tools: [] };
    // What is drawn after a trick comes when the trick has gone.
    if (full && previous) shown.hand = shown.hand.filter(({ card }) => previous.hand.some((held) => held.card === card));
    this.playing = waits ? "waits" : "moves";
    this.behind(this.playing, next.brief ?? next.said);
    this.show(shown, next.said);
    const said = next.talk?.words.length !== previous?.talk?.words.length;
    if (!waits) this.timer = setTimeout(() => this.next(), full ? this.lies : said ? PACE.word : PACE.card);
  }

  /** Whatever is pressed while moves are shown leads on: to the next stop, or to the end. */
  skip() {
    if (this.playing === "moves") {
      clearTimeout(this.timer);
      while (this.queue?.length && !(this.goal.pause && this.queue[0].won !== null)) this.queue.shift();
    }
    this.next();
  }

  arrive() {
    const { goal } = this;
    this.rest();
    this.show(goal, goal.frames?.length && !still(goal) ? (goal.now ?? "") : goal.said);
  }

  rest() {
    clearTimeout(this.timer);
    this.queue = null;
    this.playing = null;
    this.behind(null);
  }

  /**
   * Tell the page beside the table that moves are still being shown: what it says of them has to wait. Until
   * then it says `words` of the one that lies there, or its own.
   */
  behind(how, words) {
    if (how && !this.host.getRootNode().host?.closest(".st-key-baza-board")) return;
    set(document.documentElement, { "data-baza-behind": how });
    for (const node of document.querySelectorAll(".baza-meanwhile")) {
      node.dataset.own ??= node.textContent;
      say(node, words || node.dataset.own);
    }
    for (const node of document.querySelectorAll(".st-key-baza-do-hint, .st-key-baza-do-next")) set(node, { inert: how && "" });
  }

  /** The line below the cards: what a press does while moves are shown. */
  drawReplay() {
    const { parts, data } = this;
    set(this.root, { "data-playing": this.playing ?? false });
    parts.onward.hidden = !this.playing;
    say(parts.onward, this.playing === "waits" ? data.labels.go_on : data.labels.skip);
    set(parts.onward, { class: this.playing === "waits" ? "action onward" : "plain onward" });
  }
}

/** What a picture shows of the table, as one moment among others. */
function moment({ seats, trick, last_trick, stock, trump, tallies, contract, talk, now }) {
  return { seats, trick, won: null, last_trick, stock, trump, tallies, contract, talk, said: now ?? "" };
}

/** Whether nothing shall move. */
function still(data) {
  return !data.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
