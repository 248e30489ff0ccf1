// A word that a slip of the finger could lose the deal with: the first press turns its button into a question,
// the second says it. Whatever else is pressed turns it back.

/** Milliseconds within which the second half of a double click comes. */
const TWICE = 400;

class Asking extends Panels {
  /** Say a word, if it need not be asked for or has been. */
  utter(token, node = this.saying(token)) {
    const ask = this.data.actions.find((each) => each.token === token)?.ask;
    if (!ask || (this.asked?.token === token && this.asked.sure)) return this.send(token, node);
    if (this.asked?.token === token) return;
    this.unask();
    const elsewhere = (event) => event.composedPath().includes(node) || this.unask();
    const sure = () => {
      this.asked.sure = true;
      this.dressAsking(node, token);
    };
    this.asked = { token, sure: false, node, elsewhere, timer: setTimeout(sure, TWICE) };
    document.addEventListener("click", elsewhere, { capture: true });
    this.dressAsking(node, token);
    say(this.parts.said, ask);
  }

  /** Take back a question that was not answered. */
  unask() {
    if (!this.asked) return;
    const { token, node, elsewhere, timer } = this.asked;
    clearTimeout(timer);
    document.removeEventListener("click", elsewhere, { capture: true });
    this.asked = null;
    this.dressAsking(node, token);
    // Asked once more it is to be heard once more.
    say(this.parts.said, "");
  }

  /** Show on its button whether a word is asked for: `soon` it can be pressed again, then it can. */
  dressAsking(node, token) {
    set(node, { "data-asks": this.asked?.token === token ? (this.asked.sure ? "again" : "soon") : null });
  }

  /** What is pressed to answer a question leaves it; any other key takes it back. */
  heedKey({ key, target }) {
    const { token, node } = this.asked;
    const own = this.data.actions.find((each) => each.token === token)?.key;
    const presses = target === node && (key === "Enter" || key === " ");
    if (!presses && key.toLowerCase() !== own && !["Shift", "Control", "Alt", "Meta"].includes(key)) this.unask();
  }

  /** The button of a word. */
  saying(token) {
    return this.parts.said_by_you.querySelector(`[data-token="${token}"]`);
  }
}
