/** The accessible role of an element. */
export type Role =
  | "alertdialog"
  | "button"
  | "checkbox"
  | "combobox"
  | "dialog"
  | "heading"
  | "link"
  | "option"
  | "radio"
  | "switch"
  | "textbox";

export interface Point {
  x: number;
  y: number;
}

export type Key = "Tab" | "Shift+Tab" | "Enter" | "Escape" | "Space" | "ArrowDown";

/** The driver of an engine. */
export interface Driver {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /**
   * Scrolls to the first visible element of this role and name, as the engine computes them.
   *
   * @returns the middle of its clickable area, or undefined if there is none
   */
  find: (role: Role, name: string) => Promise<Point | undefined>;
  click: (at: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Runs the body of a function in the page. */
  run: <Value>(body: string) => Promise<Value>;
  screenshot: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Scrolls to an element, and returns the middle of the area that a pointer hits, if nothing covers
 * it. It runs in the page, so it must not use anything from here.
 */
export function middleOf(element: Element): Point | undefined {
  const isBox = element.matches("input[type=checkbox], input[type=radio]");
  const target = (isBox && element.closest("label")) || element;
  target.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = target.getBoundingClientRect();
  // The text of a label may contain links, so its box is clicked.
  const part = target === element ? { x: width / 2, y: height / 2 } : { x: 12, y: 12 };
  const x = left + Math.min(part.x, width / 2);
  const y = top + Math.min(part.y, height / 2);
  return target.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}
