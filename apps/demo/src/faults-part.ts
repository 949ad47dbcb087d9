import type { Fault } from "@waypost/sandbox/browser";
import type { Demo, Part } from "./demo.ts";
import { button, element, labelled, list, part, select } from "./element.ts";

const kinds: Readonly<Record<string, readonly [text: string, fault: Omit<Fault, "call">]>> = {
  lost: ["is carried out, but its reply is lost", { kind: "lost" }],
  refuse: ["does not reach the vendor", { kind: "refuse" }],
  slow: ["takes five seconds", { kind: "slow", milliseconds: 5000 }],
  server: ["is answered 500 without a word", { kind: "error-empty" }],
  gateway: ["is carried out, but answered 504", { kind: "commit-then", status: 504 }],
  busy: ["is answered 429", { kind: "too-many" }],
  malformed: ["is answered with half a reply", { kind: "malformed" }],
};

const calls = [
  ["register", "registration"],
  ["checkImei", "check of an IMEI"],
  ["checkEmail", "check of an e-mail address"],
  ["updatePlan", "change of a plan"],
  ["reactivateMany", "reactivation of devices"],
  ["updateCard", "change of the card"],
  ["cancelSubscription", "cancellation"],
  ["buySmsPack", "purchase of messages"],
  ["*", "call of any kind"],
] as const;

/** The faults that wait for a call, and more of them. */
export function faultsPart({ sandbox }: Demo): Part {
  const call = select(calls, "register");
  const kind = select(
    Object.entries(kinds).map(([value, [text]]) => [value, text] as const),
    "lost",
  );
  const waiting = list("Faults that wait", "None waits.");
  const add = () => {
    const [, fault] = kinds[kind.value] ?? [];
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
