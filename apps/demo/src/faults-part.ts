import type { Demo, Part } from "./demo.ts";
import { button, element, labelled, list, part, select } from "./element.ts";
import { faultKinds, faultyCalls } from "./faults.ts";

/** The pending faults, and controls to add more. */
export function faultsPart({ sandbox }: Demo): Part {
  const call = select(faultyCalls, "register");
  const kind = select(
    Object.entries(faultKinds).map(([value, [text]]) => [value, text] as const),
    "lost",
  );
  const waiting = list("Faults that wait", "None waits.");
  const add = () => {
    const [, fault] = faultKinds[kind.value] ?? [];
    if (fault) sandbox.fault({ ...fault, call: call.value });
  };
  return {
    node: part(
      "Faults",
      false,
      labelled("The next", call),
      labelled("What happens to it", kind),
      element(
        "div",
        { className: "buttons" },
        button("Add", add),
        button("Remove all", sandbox.clearFaults),
      ),
      waiting.node,
    ),
    update: () =>
      waiting.show(
        sandbox
          .faults()
          .map(
            ({ call: name, kind: what, times = 1 }) =>
              `${name}: ${what}, ${times === "always" ? times : `${times} times`}`,
          ),
      ),
  };
}
