import type { Guard } from "./guard.ts";

/** Guards of the tasks of self-service. */
export const TASKS: readonly Guard[] = [
  {
    id: "M05",
    guard: "a task confirms only a review",
    off: {
      "task/args.ts": { isAsked: '"question" in state' },
      "task/machine.ts": { sending: "{ ...$, confirm }" },
    },
  },
  {
    id: "M06",
    guard: "a task confirms a repetition only when it was acknowledged",
    off: { "task/args.ts": { isTicked: "true" } },
  },
  {
    id: "M07",
    guard: "a task confirms nothing while an attempt is pending",
    off: { "task/args.ts": { isNonePending: "true" } },
  },
  {
    id: "M08",
    guard: "a task confirms nothing that its consent does not name",
    off: { "task/args.ts": { isEachNamed: "true" } },
    backedBy: {
      ids: ["M03", "M18"],
      why: "A review is over when its attempts change, and sendOnce asks for the consent once more.",
    },
  },
  {
    id: "M11",
    guard: "the first press leaves the review",
    off: { "task/confirm.ts": { "sendAgreed/phase": '"reviewing"' } },
  },
  {
    id: "M16",
    guard: "the first event of a task tells of what an earlier page sent",
    off: { "task/machine.ts": { "open/opened": "loading" } },
  },
  {
    id: "M18",
    guard: "a review is over when the attempts in its way change",
    off: { "task/attempts-changed.ts": { isAsked: "false" } },
  },
  {
    id: "M19",
    guard: "a review is over when another run has paid",
    off: { "task/attempts-changed.ts": { isPaidFor: "false" } },
  },
  {
    id: "M23",
    guard: "a review names the attempts that it repeats",
    off: { "task/steps.ts": { "toReview/consentTo": "[]" } },
  },
  {
    id: "M25",
    guard: "another try waits for the data when something was paid for",
    off: { "task/steps.ts": { isOutdated: "form.data === null" } },
  },
  {
    id: "M32",
    guard: "an edit ends the review",
    off: { "task/edits.ts": { edited: "to(state, { draft, today })" } },
  },
  {
    id: "M33",
    guard: "the first event only tells",
    off: { "task/machine.ts": { isTold: "true" } },
  },
];
