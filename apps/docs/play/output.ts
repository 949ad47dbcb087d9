import { element } from "../../demo/src/element.ts";
import type { Change } from "./changes.ts";
import type { Line } from "./lines.ts";

interface Output {
  readonly node: HTMLElement;
  readonly line: (line: Line) => void;
  readonly changes: (changes: readonly Change[]) => void;
  /** Returns true if it printed a warning or an error, or threw. */
  readonly hasFailed: () => boolean;
  readonly clear: () => void;
}

/** Creates the output of an example: its lines, and the rows that it wrote. */
export function createOutput(): Output {
  const lines = element("div", { className: "lines" });
  const changes = element("div", { className: "changes" });
  const node = element("div", { className: "output", ariaLive: "polite" }, lines, changes);
  return {
    node,
    line: ({ tone, text }) => lines.append(element("pre", { className: tone }, text)),
    changes: (rows) => changes.append(...rows.map(changeOf)),
    hasFailed: () => lines.querySelector(".error") !== null,
    clear() {
      lines.replaceChildren();
      changes.replaceChildren();
    },
  };
}

function changeOf({ table, what, row }: Change): HTMLElement {
  const cells = Object.entries(row)
    .filter(([, value]) => value !== null && value !== "")
    .flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, String(value))]);
  const made = element(
    "details",
    { className: "change", open: what !== "removed" },
    element("summary", {}, element("code", {}, table), ` row ${what}`),
    element("dl", {}, ...cells),
  );
  made.dataset["table"] = table;
  return made;
}
