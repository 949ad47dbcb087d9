import type { Fault } from "@waypost/sandbox/browser";

/** The kinds of faults, with their labels. */
export const faultKinds: Readonly<
  Record<string, readonly [text: string, fault: Omit<Fault, "call">]>
> = {
  lost: ["is carried out, but its reply is lost", { kind: "lost" }],
  refuse: ["does not reach the vendor", { kind: "refuse" }],
  slow: ["takes five seconds", { kind: "slow", milliseconds: 5000 }],
  server: ["is answered 500 without a word", { kind: "error-empty" }],
  gateway: ["is carried out, but answered 504", { kind: "commit-then", status: 504 }],
  busy: ["is answered 429", { kind: "too-many" }],
  malformed: ["is answered with half a reply", { kind: "malformed" }],
};

/** The calls that a fault can affect, with their labels. */
export const faultyCalls = [
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
