// A button that opens the browser's own print dialogue.

export default function ({ parentElement, data }) {
  let button = parentElement.querySelector("button");
  if (!button) {
    button = document.createElement("button");
    button.className = "baza-plain-button";
    button.addEventListener("click", () => window.print());
    parentElement.append(button);
  }
  button.textContent = data.label;
  for (const [what, length] of Object.entries(data.size)) {
    document.documentElement.style.setProperty(`--baza-print-${what}`, length);
  }
}
