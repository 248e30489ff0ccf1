// Cards and suit signs as images. As parts of the page their thousands of shapes would be styled again with
// every move; an image is one element, whatever it shows, and the same card is drawn once.

const SVG = "http://www.w3.org/2000/svg";
const WIDE = { 1: 6.5, 0: 12.5 };
const GLYPHS = new Set("0123456789AKQJRDOU");
const USES = /href="#([^"]+)"/g;

const drawings = new Map(
  Array.from(new DOMParser().parseFromString(SHEET, "image/svg+xml").querySelectorAll("[id]"), (node) => [node.id, node.outerHTML]),
);
const images = new Map();

/** The parts that a drawing is made of, those of its parts included. */
function needed(drawing, found = new Set()) {
  for (const [, name] of drawing.matchAll(USES)) {
    if (found.has(name)) continue;
    found.add(name);
    needed(drawings.get(name), found);
  }
  return found;
}

/** The address of a drawing. Its image is kept, so that it stands in the very frame in which it is asked for. */
function address(key, box, ink, draw) {
  if (!images.has(key)) {
    const drawing = draw();
    const parts = Array.from(needed(drawing), (name) => drawings.get(name)).join("");
    const text = `<svg xmlns="${SVG}" viewBox="${box}" style="color:${ink}"><defs>${parts}</defs>${drawing}</svg>`;
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    images.set(key, image);
  }
  return images.get(key).src;
}

function part(name, transform) {
  return `<use href="#${name}"${transform ? ` transform="${transform}"` : ""}/>`;
}

function corner(card, look) {
  if (card === "JO") return part("star", "translate(11.5 17)scale(.85)");
  const index = look.indices[card[0]] ?? card[0];
  const glyphs = [...index];
  let word;
  if (glyphs.every((glyph) => GLYPHS.has(glyph))) {
    const widths = glyphs.map((glyph) => WIDE[glyph] ?? 13);
    const total = widths.reduce((sum, width) => sum + width, 2.2 * (glyphs.length - 1));
    let x = -total / 2;
    const letters = glyphs.map((glyph, i) => {
      const placed = part(`i-${glyph}`, `translate(${x + widths[i] / 2} 0)`);
      x += widths[i] + 2.2;
      return placed;
    });
    word = `<g transform="translate(11.8 6.5)scale(${Math.min(1, 17.5 / total)} 1)">${letters.join("")}</g>`;
  } else {
    const text = new XMLSerializer().serializeToString(document.createTextNode(index));
    word = `<text x="11.8" y="26" text-anchor="middle" font-size="22" font-weight="700" fill="currentColor">${text}</text>`;
  }
  // German courts carry their corner sign, high or low, in the drawing of the card itself.
  if (look.pattern === "german" && "KQJ".includes(card[0])) return word;
  return word + part(`${look.pattern[0]}-${card[1]}`, "translate(11.8 37)scale(.66)");
}

/** The address of a card's image, or of a back's for `null`. */
function face(card, look) {
  if (card === null) return address("back", "0 0 100 140", "#000", () => part("back"));
  const ink = look.inks[card === "JO" ? "JO" : card[1]];
  return address(`${card} ${look.pattern} ${ink} ${JSON.stringify(look.indices)}`, "0 0 100 140", ink, () => {
    const index = corner(card, look);
    return `${part("face")}${part(`${look.pattern[0]}-${card}`)}${index}<g transform="rotate(180 50 70)">${index}</g>`;
  });
}

function image(name, source) {
  return make("img", { class: name, src: source, alt: "", draggable: "false", decoding: "sync" });
}

/** Draw a card, or a back for `null`, into `holder` unless it is already there. */
function draw(holder, card, look) {
  const source = face(card, look);
  const picture = holder.querySelector(":scope > img.face");
  if (picture) set(picture, { src: source });
  else holder.prepend(image("face", source));
}

/** Make ready, while nothing else is to be done, the images of cards that may come. */
function expect(cards, look) {
  const rest = [...cards];
  const later = window.requestIdleCallback ?? ((run) => setTimeout(run, 50));
  const some = () => {
    for (const card of rest.splice(0, 4)) face(card, look);
    if (rest.length) later(some);
  };
  later(some);
}

/** Draw a suit sign. */
function sign(suit, look) {
  const ink = look.inks[suit];
  return image("sign", address(`${suit} ${look.pattern} ${ink}`, "-11 -11 22 22", ink, () => part(`${look.pattern[0]}-${suit}`)));
}
