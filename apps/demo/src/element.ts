type Content = Node | string;

/** Creates an element with these properties and contents. */
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

/** Creates a collapsible part of the panel. */
export function part(title: string, isOpen: boolean, ...contents: Content[]): HTMLElement {
  const summary = element("summary", {}, element("h2", {}, title));
  const fields = element("div", { className: "fields" }, ...contents);
  return element("details", { className: "part", open: isOpen }, summary, fields);
}

/** Creates a list whose rows can be replaced. */
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
      // Renders only changes, so that the scroll position is preserved.
      if (shown === JSON.stringify(texts)) return;
      shown = JSON.stringify(texts);
      node.replaceChildren(...texts.map((text) => element("li", {}, text)));
    },
  };
}
