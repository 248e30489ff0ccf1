// The moves since the last picture, one after the other. The picture that was sent is the truth and is shown
// in the end, or at once when the reader taps, presses a key, or wants no motion.

const PACE = { word: 620, card: 560, trick: 1500 };

class Replay extends Saying {
  /** Show a picture, after the moments that led to it. */
  play(data) {
    if (this.queue && data.seq === this.goal.seq) {
      this.goal = { ...data, frames: this.goal.frames };
      return;
    }
    this.rest();
    const fresh = this.goal?.seq !== data.seq;
    this.goal = data;
    const moments = (data.frames ?? []).filter(({ won }) => !still(data) || (data.pause && won !== null));
    if (!fresh || moments.length === 0) return this.show(data, data.said);
    this.queue = moments;
    this.next();
  }

  next() {
    const moment = this.queue?.shift();
    if (!moment) return this.arrive();
    const full = moment.won !== null;
    const waits = full && this.goal.pause;
    const shown = { ...this.goal, ...moment, mark: [], hint: [], actions: [], throw: null, dim: false, tools: [] };
    const previous = this.data;
    this.playing = waits ? "waits" : "moves";
    this.show(shown, moment.said);
    const said = moment.talk?.words.length !== previous?.talk?.words.length;
    if (!waits) this.timer = setTimeout(() => this.next(), full ? PACE.trick : said ? PACE.word : PACE.card);
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
    const told = !still(this.goal);
    this.rest();
    this.show(this.goal, told ? (this.goal.now ?? "") : this.goal.said);
  }

  rest() {
    clearTimeout(this.timer);
    this.queue = null;
    this.playing = null;
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

/** Whether nothing shall move. */
function still(data) {
  return !data.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
