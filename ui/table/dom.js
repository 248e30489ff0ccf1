// Small tools: elements, sentences with placeholders, cards drawn from the sheet of symbols.

const SVG = "http://www.w3.org/2000/svg";
const WIDE = { 1: 6.5, 0: 12.5 };
const GLYPHS = new Set("0123456789AKQJRDOU");

/** Make an element; `null` attributes are left out, functions become listeners. */
function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  set(node, attributes);
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** Set or remove attributes, touching the page only where something changed. */
function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node[name] = value;
    else if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
  }
}

/** Set text, touching the page only where it changed. */
function say(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Fill `{placeholders}` of a translated sentence. */
function fill(sentence, facts) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => (name in facts ? facts[name] : whole));
}

/** Choose the form of a counted phrase and fill in the number. */
function count(forms, number, lang) {
  const form = new Intl.PluralRules(lang).select(number);
  return fill(forms[form] ?? forms.other, { n: new Intl.NumberFormat(lang).format(number) });
}

/** Keep the children of `parent` in step with `items`: same key, same element. */
function keep(parent, items, key, create, update) {
  const old = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  let place = parent.firstElementChild;
  items.forEach((item, index) => {
    const name = String(key(item));
    let node = old.get(name);
    if (!node) {
      node = create(item);
      node.dataset.key = name;
    }
    old.delete(name);
    if (node === place) place = place.nextElementSibling;
    else parent.insertBefore(node, place);
    update(node, item, index);
  });
  for (const node of old.values()) node.remove();
}

function drawn(tag, attributes) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

function part(name, transform) {
  return drawn("use", transform ? { href: `#${name}`, transform } : { href: `#${name}` });
}

function corner(card, look) {
  const group = drawn("g", {});
  if (card === "JO") {
    group.append(part("star", "translate(11.5 17)scale(.85)"));
    return group;
  }
  const index = look.indices[card[0]] ?? card[0];
  const glyphs = [...index];
  if (glyphs.every((glyph) => GLYPHS.has(glyph))) {
    const widths = glyphs.map((glyph) => WIDE[glyph] ?? 13);
    const total = widths.reduce((sum, width) => sum + width, 2.2 * (glyphs.length - 1));
    const word = drawn("g", { transform: `translate(11.8 6.5)scale(${Math.min(1, 17.5 / total)} 1)` });
    let x = -total / 2;
    glyphs.forEach((glyph, i) => {
      word.append(part(`i-${glyph}`, `translate(${x + widths[i] / 2} 0)`));
      x += widths[i] + 2.2;
    });
    group.append(word);
  } else {
    const text = drawn("text", { x: 11.8, y: 26, "text-anchor": "middle", "font-size": 22, fill: "currentColor" });
    text.textContent = index;
    group.append(text);
  }
  // German courts carry their corner sign, high or low, in the drawing of the card itself.
  if (!(look.pattern === "german" && "KQJ".includes(card[0])))
    group.append(part(`${look.pattern[0]}-${card[1]}`, "translate(11.8 37)scale(.66)"));
  return group;
}

/** Draw a card, or a back for `null`, into `holder` unless it is already there. */
function draw(holder, card, look) {
  const wanted = card === null ? "back" : `${card} ${look.pattern} ${look.colours} ${JSON.stringify(look.indices)}`;
  if (holder.dataset.drawn === wanted) return;
  holder.dataset.drawn = wanted;
  const picture = drawn("svg", { viewBox: "0 0 100 140", "aria-hidden": "true", focusable: "false", class: "face" });
  if (card === null) picture.append(part("back"));
  else {
    picture.style.color = look.inks[card === "JO" ? "JO" : card[1]];
    const turned = drawn("g", { transform: "rotate(180 50 70)" });
    turned.append(corner(card, look));
    picture.append(part("face"), part(`${look.pattern[0]}-${card}`), corner(card, look), turned);
  }
  holder.querySelector(":scope > svg.face")?.remove();
  holder.prepend(picture);
}

/** Draw a suit sign. */
function sign(suit, look) {
  const picture = drawn("svg", { viewBox: "-11 -11 22 22", "aria-hidden": "true", class: "sign" });
  picture.style.color = look.inks[suit];
  picture.append(part(`${look.pattern[0]}-${suit}`));
  return picture;
}

/** Whether the page's background is dark. */
function dark(host) {
  const colour = getComputedStyle(host).getPropertyValue("--st-background-color").trim();
  const probe = make("i", { style: `color:${colour || "#fff"};display:none` });
  host.append(probe);
  // A table that has just left the page has no colours.
  const [r, g, b] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? [255, 255, 255]).map(Number);
  probe.remove();
  return r * 0.299 + g * 0.587 + b * 0.114 < 128;
}
