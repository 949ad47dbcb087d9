import type { Guard } from "./guard.ts";

/** Guards of every payment: the list of attempts, its storage and the runner. */
export const ATTEMPTS: readonly Guard[] = [
  {
    id: "M01",
    guard: "sendOnce sends nothing while an attempt is in the way",
    off: { "payment/guard.ts": { isInTheWay: "false" } },
  },
  {
    id: "M02",
    guard: "sendOnce: an attempt that is pending is in the way",
    off: { "payment/guard.ts": { isPending: "false" } },
    backedBy: { ids: ["M07"], why: "A task confirms nothing while an attempt is pending." },
  },
  {
    id: "M03",
    guard: "sendOnce: an attempt that the consent does not name is in the way",
    off: { "payment/guard.ts": { isRepeated: "true" } },
  },
  {
    id: "M04",
    guard: "sendOnce: two attempts never have one id",
    off: { "payment/guard.ts": { hasSameId: "false" } },
  },
  {
    id: "M14",
    guard: "the call waits until its attempt is stored",
    off: { "payment/guard.ts": { stored: "void $" } },
  },
  {
    id: "M15",
    guard: "effects wait until the draft is stored",
    off: { "engine/outbox.ts": { isStored: "true" } },
  },
  {
    id: "M20",
    guard: "an attempt with an unknown outcome is kept",
    off: { "payment/guard.ts": { leftOpen: "[]" } },
  },
  {
    id: "M21",
    guard: "attempts are found again after a reload",
    off: { "payment/attempts.ts": { restoredAttempts: "[]" } },
  },
  {
    id: "M22",
    guard: "nobody waits for the reply to an attempt of an earlier page",
    off: { "payment/attempts.ts": { outcome: "known.outcome" } },
  },
  {
    id: "M24",
    guard: "an attempt that is pending is closed by its reply only",
    off: { "payment/guard.ts": { isAwaited: "false" } },
  },
  {
    id: "M26",
    guard: "an older list of attempts stays where there is no room for a new one",
    off: { "payment/attempts.ts": { keepsOld: "false" } },
  },
  {
    id: "M27",
    guard: "the list of attempts is there even while another draft arrives",
    off: { "payment/attempts.ts": { hasArrived: "drafts.arriving() === undefined" } },
  },
  {
    id: "M28",
    guard: "a fresh read does not join an earlier one",
    off: { "engine/read-fresh.ts": { isReading: "false" } },
  },
  {
    id: "M34",
    guard: "sendOnce waits for the storage",
    off: { "payment/guard.ts": { restored: "undefined" } },
    backedBy: { ids: ["M40"], why: "A run handles no event before the storage has answered." },
  },
  {
    id: "M37",
    guard: "an attempt is settled only when all it was about is paid",
    off: { "payment/guard.ts": { isAllPaid: "true" } },
  },
  {
    id: "M38",
    guard: "later writes to a storage that answers late stay later",
    off: { "engine/draft-store.ts": { isWriting: "false" } },
  },
  {
    id: "M40",
    guard: "a run handles no event before the storage has answered",
    off: { "engine/run-state.ts": { arriving: "undefined" } },
  },
];
