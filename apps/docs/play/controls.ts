import type { Fault } from "@waypost/sandbox/browser";
import { element, labelled, select } from "../../demo/src/element.ts";
import { faultyCalls, faultKinds } from "../../demo/src/faults.ts";

interface Values {
  /** The days between now and the time of the vendor. */
  readonly daysAhead: number;
  readonly faults: readonly Fault[];
}

/** Creates the clock and the faults beside an example. They apply from its next run. */
export function createControls(): { node: HTMLElement; values: () => Values; reset: () => void } {
  const kinds = Object.entries(faultKinds).map(([value, [text]]) => [value, text] as const);
  const clock = select([
    ["0", "now"],
    ["1", "tomorrow"],
    ["31", "in a month"],
    ["366", "in a year"],
  ]);
  clock.value = "0";
  const call = select(faultyCalls, "*");
  const kind = select([["", "is answered as ever"], ...kinds]);
  const node = element(
    "details",
    { className: "controls" },
    element("summary", {}, "Clock and faults"),
    element(
      "div",
      { className: "fields" },
      labelled("The vendor's time", clock),
      labelled("The next", call),
      labelled("What happens to it", kind),
    ),
    element("p", {}, "They hold from the next run on."),
  );
  return {
    node,
    values() {
      const [, fault] = faultKinds[kind.value] ?? [];
      return {
        daysAhead: Number(clock.value),
        faults: fault ? [{ ...fault, call: call.value }] : [],
      };
    },
    reset() {
      clock.value = "0";
      call.value = "*";
      kind.value = "";
    },
  };
}
