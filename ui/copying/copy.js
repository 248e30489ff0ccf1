// A button that copies a text, and says so. Without a clipboard (a page that is not secure) the text is
// selected instead: one key more, and nothing is lost.

const SECONDS = 4;

export default function ({ parentElement, data }) {
  let button = parentElement.querySelector("button");
  if (!button) {
    button = document.createElement("button");
    button.className = "baza-plain-button";
    button.setAttribute("aria-live", "polite");
    parentElement.append(button);
  }
  button.textContent = data.label;
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(data.text);
      button.textContent = data.done;
      setTimeout(() => { button.textContent = data.label; }, SECONDS * 1000);
    } catch {
      const shown = [...document.querySelectorAll(".baza-record")].find((node) => node.textContent === data.text);
      if (shown) getSelection().selectAllChildren(shown);
    }
  };
}
