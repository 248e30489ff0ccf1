// Small tools: elements and sentences with placeholders.

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
