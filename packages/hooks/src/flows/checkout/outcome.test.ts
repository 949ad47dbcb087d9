import { describe, expect, test } from "vitest";
import { attemptAt } from "../../../test/attempts.ts";
import {
  isApplied,
  isNotApplied,
  isConclusive,
  openOutcome,
  outcomeTransition,
  type OutcomeEvent,
  type OutcomeStep,
  type Verdict,
} from "./outcome.ts";

const [GPS, OBD] = ["imei:350000000000001", "imei:860000000000001"];
const attempt = attemptAt("2026-11-23T12:00:00.000Z", { subjects: [GPS, OBD] });

const found = (first: Verdict, second: Verdict, isSettled = false): OutcomeEvent => ({
  type: "found",
  verdicts: { [GPS]: first, [OBD]: second },
  isSettled,
});

/** The result of these events, each of which must have an effect. */
const after = (...events: OutcomeEvent[]): OutcomeStep =>
  events.reduce(
    (step, event) => {
      const next = outcomeTransition(step, event);
      if (next === null) throw new Error(`${event.type} has no effect`);
      return next;
    },
    openOutcome([attempt], true),
  );

const LOOK = { type: "read-back", key: "read-back", attempts: [attempt] };
const WAIT = { type: "wait-settled", key: "settle", attempts: [attempt] };
/** Cancels the wait by its key. */
const CANCEL = { type: "cancel", key: WAIT.key };

test("a lost reply is looked up at once, and again when the request can no longer be in progress", () => {
  const opened = openOutcome([attempt], true);
  expect(opened.phase).toBe("reading-back");
  expect(opened.effects).toEqual([LOOK, WAIT]);
  const first = after(found("not-applied", "unclear"));
  expect(first).toMatchObject({ phase: "unknown", outcome: { isSettled: false } });
  const second = after(found("not-applied", "unclear"), { type: "settled" });
  expect(second).toMatchObject({ phase: "reading-back", outcome: { isSettled: true } });
  expect(second.outcome.verdicts).toEqual({});
  expect(second.effects).toEqual([LOOK]);
});

test("without a call for it, an outcome is neither looked up nor waited for", () => {
  const opened = openOutcome([attempt], false);
  expect(opened).toMatchObject({ phase: "unknown", effects: [] });
  expect(outcomeTransition(opened, { type: "read-back-again" })).toBeNull();
  expect(outcomeTransition(opened, { type: "try-again" })).toBeNull();
});

test("if everything was carried out, the planned lookup is cancelled", () => {
  const done = after({ type: "settling", until: 90_000 }, found("applied", "applied"));
  expect(done.outcome).toMatchObject({ isSettled: true, looksAgainAt: null });
  expect(done.effects).toEqual([CANCEL]);
});

test("a lookup that began after the wait cancels the next one", () => {
  const final = after(found("unclear", "unclear", true));
  expect(final.effects).toEqual([CANCEL]);
  const again = after(
    found("unclear", "unclear", true),
    { type: "read-back-again" },
    found("unclear", "unclear"),
  );
  expect(again.outcome.isSettled).toBe(true);
  expect(again.effects).toEqual([]);
});

test("the time of the next lookup is available until it starts", () => {
  const waiting = after(found("unclear", "unclear"), { type: "settling", until: 90_000 });
  expect(waiting).toMatchObject({ phase: "unknown", outcome: { looksAgainAt: 90_000 } });
  expect(waiting.effects).toEqual([]);
  const over = after({ type: "settling", until: 90_000 }, { type: "settled" });
  expect(over.outcome.looksAgainAt).toBeNull();
});

test("another lookup discards the results of the last one", () => {
  const looking = after(found("applied", "unclear"), { type: "read-back-again" });
  expect(looking).toMatchObject({ phase: "reading-back", outcome: { isTryingAgain: false } });
  expect(looking.outcome.verdicts).toEqual({});
  expect(looking.effects).toEqual([LOOK]);
});

test("a retry looks up once more, and keeps the known results to find what is new", () => {
  const trying = after(found("applied", "unclear"), { type: "try-again" });
  expect(trying).toMatchObject({
    phase: "reading-back",
    outcome: { isTryingAgain: true, verdicts: { [GPS]: "applied" } },
  });
  expect(
    after(found("applied", "unclear"), { type: "try-again" }, found("applied", "unclear")),
  ).toMatchObject({ phase: "unknown", outcome: { isTryingAgain: false } });
});

test.each(["read-back-again", "try-again"] as const)(
  "during a lookup, %s has no effect",
  (type) => {
    expect(outcomeTransition(openOutcome([attempt], true), { type })).toBeNull();
  },
);

test("a result that is not awaited has no effect", () => {
  const unclear = after(found("unclear", "unclear"));
  expect(outcomeTransition(unclear, found("applied", "applied"))).toBeNull();
});

describe("the result of a lookup", () => {
  test.each([
    ["all done", ["applied", "applied"], { applied: true, free: false, known: true }],
    ["nothing done", ["not-applied", "not-applied"], { applied: false, free: true, known: true }],
    ["a part", ["applied", "not-applied"], { applied: false, free: false, known: true }],
    ["too little", ["not-applied", "unclear"], { applied: false, free: false, known: false }],
  ] as const)("%s", (_, [first, second], { applied, free, known }) => {
    const { outcome } = after(found(first, second, true));
    expect(isApplied(outcome)).toBe(applied);
    expect(isNotApplied(outcome)).toBe(free);
    expect(isConclusive(outcome)).toBe(known);
  });

  test("is not final while the request may be in progress", () => {
    const { outcome } = after(found("not-applied", "not-applied"));
    expect(isNotApplied(outcome)).toBe(false);
    expect(isConclusive(outcome)).toBe(false);
  });

  test("of an attempt without subjects is neither that it can be sent again nor that it is done", () => {
    const { outcome } = openOutcome([{ ...attempt, subjects: [] }], true);
    const final = { ...outcome, isSettled: true };
    expect([isApplied(final), isNotApplied(final), isConclusive(final)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
