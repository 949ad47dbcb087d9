/** The fields and buttons of the current page, used as a person would. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const WAIT = 50;
const MAX_WAITS = 100;

/** Polls until there is such an element; null after five seconds. */
export async function appears<Found>(find: () => Found | null): Promise<Found | null> {
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    const found = find();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, WAIT));
  }
  return null;
}

/** The parts of the page that match, in their order. */
export const all = <Match extends HTMLElement>(
  selector: string,
  within: ParentNode = main(),
): Match[] => [...within.querySelectorAll<Match>(selector)].filter((it) => it.checkVisibility());

/** The first part of the page that matches, or null. */
export const first = (selector: string, within?: ParentNode): HTMLElement | null =>
  all(selector, within)[0] ?? null;

const main = () => document.querySelector("main") ?? document.body;

/** Returns the field with this id, if it is on the page. */
export const fieldOf = (id: string) => first(`#${CSS.escape(id)}`) as Field | null;

/** Types into a field, or selects an option, and chooses the first suggestion if there are any. */
export async function type(field: Field, text: string): Promise<void> {
  field.focus();
  setValue(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event("change", { bubbles: true }));
  if (field.role !== "combobox") return;
  // The list of the field before may still be closing.
  const list = () => document.getElementById(field.getAttribute("aria-controls") ?? "");
  const option = await appears(() => first('[role="option"]', list() ?? new DocumentFragment()));
  option?.click();
}

/** React replaces the setter of each field, so only the original one counts as typing. */
function setValue(field: Field, text: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
}
