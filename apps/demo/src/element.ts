type Content = Node | string;

/** An element with these properties and contents. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...contents: Content[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...contents);
  return made;
}

export const button = (text: string, press: () => unknown): HTMLButtonElement =>
  element("button", { type: "button", onclick: () => void press() }, text);

export const labelled = (text: string, control: HTMLElement): HTMLLabelElement =>
  element("label", {}, text, control);

export function select(
  options: readonly (readonly [value: string, text: string])[],
  value = "",
): HTMLSelectElement {
  const choices = options.map(([of, text]) => element("option", { value: of }, text));
  const made = element("select", {}, ...choices);
  made.value = value;
  return made;
}

/** A part of the panel that can be closed. */
export function part(title: string, isOpen: boolean, ...contents: Content[]): HTMLElement {
  const summary = element("summary", {}, element("h2", {}, title));
  const fields = element("div", { className: "fields" }, ...contents);
  return element("details", { className: "part", open: isOpen }, summary, fields);
}

/** A list that shows other rows as often as it is told to. */
export function list(
  label: string,
  none: string,
): { node: HTMLElement; show: (rows: readonly string[]) => void } {
  const node = element("ul", { className: "rows", ariaLabel: label, tabIndex: 0 });
  let shown = "";
  return {
    node,
    show(rows) {
      const texts = rows.length === 0 ? [none] : rows;
      // Only what is new is drawn, so that the place in a list that is read stays.
      if (shown === JSON.stringify(texts)) return;
      shown = JSON.stringify(texts);
      node.replaceChildren(...texts.map((text) => element("li", {}, text)));
    },
  };
}
