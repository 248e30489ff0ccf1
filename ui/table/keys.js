// The keyboard: handled only while the table has the focus, and kept from the page around it.

const TOOLS = { h: "ui:hint", u: "ui:undo" };

/** Answer one key. */
function pressed(table, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // The page has single-letter shortcuts of its own: none may fire while somebody plays.
  if (event.key.length === 1) event.stopPropagation();
  if (event.type !== "keydown") return;
  if (table.asked) table.heedKey(event);
  // A key that is held down does not answer its own question.
  if (table.asked && event.repeat) return taken(event);
  if (table.playing && event.key !== "Tab" && event.key !== "Shift") {
    table.skip();
    return taken(event);
  }
  if (event.key === "Escape" && table.closePanel()) return taken(event);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const inActions = table.parts.actions.contains(event.target);
  if (step) {
    table.walk(inActions ? table.buttons(table.parts.actions) : table.choices(), event.target, step);
    return taken(event);
  }
  if (event.key === "ArrowDown" && !inActions && table.focusFirst(table.parts.actions)) return taken(event);
  if (event.key === "ArrowUp" && inActions && table.focusChoice()) return taken(event);
  if (event.key === "Home" || event.key === "End") {
    table.choices().at(event.key === "Home" ? 0 : -1)?.focus();
    return taken(event);
  }
  if (/^[0-9]$/.test(event.key)) {
    table.choices()[(Number(event.key) + 9) % 10]?.focus();
    return taken(event);
  }
  if (event.key === "Enter" && event.target === table.root) {
    table.choices().find((node) => node.tabIndex === 0)?.click();
    return taken(event);
  }
  if (event.key === "?") {
    table.togglePanel("keys");
    return taken(event);
  }
  const key = event.key.toLowerCase();
  const action = table.data.actions.find((each) => each.key === key && shown(each));
  const tool = table.tools().includes(TOOLS[key]) ? TOOLS[key] : undefined;
  if (action) table.utter(action.token);
  else if (tool) table.send(tool);
  if (action || tool) return taken(event);
}

function taken(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** An action is on the table when it is legal, or when there is a reason to show why it is not. */
function shown(action) {
  return action.legal || Boolean(action.reason);
}
