// The moves since the last picture, one after the other. The picture that was sent is the truth and is shown
// in the end, or at once when the reader taps or presses a key. A reader who wants no motion sees of the moves
// only the finished tricks, each at rest. A program that drives the page may say how many milliseconds they
// lie there, `globalThis.bazaRest`; with 0 it sees none of them unless motion is on.

const PACE = { word: 620, card: 560 };
/** Milliseconds after which what is beside the table may have come too. */
const LATER = [80, 160, 320];

class Replay extends Saying {
  /** Show a picture, after the moments that led to it; moves that are still being shown come first. */
  play(data) {
    const before = this.goal;
    this.goal = data;
    this.lies = globalThis.bazaRest ?? (data.rest || this.lies);
    if (before?.seq === data.seq) {
      if (!this.queue) this.show(data, data.said);
      return;
    }
    if (this.queue && data.moves) {
      if (!still(data)) this.queue.push(moment(before));
      else if (before.now) this.untold.push(before.now);
      this.queue.push(...this.moments(data));
      return;
    }
    this.rest();
    const ahead = this.moments(data);
    const early = PACE.card - (performance.now() - (this.shown ?? 0));
    if (ahead.length === 0 && (!data.moves || still(data) || early <= 0)) return this.show(data, data.said);
    this.queue = ahead;
    this.behind("moves");
    if (early > 0 && data.moves && this.data && !still(data)) this.timer = setTimeout(() => this.next(), early);
    else this.next();
  }

  /** What is shown before a picture: without motion the finished tricks, each told with what came before it. */
  moments(data) {
    const frames = data.frames ?? [];
    if (!still(data)) return frames;
    const found = [];
    for (const frame of this.stops(data) ? frames : []) {
      this.untold.push(frame.said);
      if (frame.won !== null) found.push({ ...frame, said: this.untold.splice(0).join(" ") });
    }
    return found;
  }

  /** Whether a finished trick lies there to be seen even where nothing moves. */
  stops(data) {
    return data.pause || this.lies > 0;
  }

  next() {
    const next = this.queue?.shift();
    if (!next) return this.arrive();
    const full = next.won !== null;
    const waits = full && this.goal.pause;
    const previous = this.data;
    const shown = { ...this.goal, ...next, mark: [], hint: [], actions: [], throw: null, dim: false, tools: [] };
    // What is drawn comes when all of this has been seen.
    if (previous) shown.hand = shown.hand.filter(({ card }) => previous.hand.some((held) => held.card === card));
    this.playing = waits ? "waits" : "moves";
    this.telling = next.brief ?? next.said;
    this.behind(this.playing, this.telling);
    // What is beside the table at the end of a deal is sent after it.
    for (const after of LATER) setTimeout(() => this.playing && this.behind(this.playing, this.telling), after);
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
    const { goal, untold } = this;
    const led = goal.frames?.length && (!still(goal) || this.stops(goal));
    this.rest();
    this.show(goal, [...untold, led ? goal.now : goal.said].filter(Boolean).join(" "));
  }

  rest() {
    clearTimeout(this.timer);
    this.queue = null;
    this.untold = [];
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
