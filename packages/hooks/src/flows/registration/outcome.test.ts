import { describe, expect, test } from "vitest";
import { attemptAt } from "../../../test/attempts.ts";
import { imeiSubject } from "../payment/subjects.ts";
import { canStartOver, nothingInUse } from "./outcome.ts";
import { freshState } from "./start.ts";
import {
  REGISTRATION_STATES,
  type ReadBack,
  type RegistrationState,
  type RegistrationStateName,
} from "./state.ts";

const IMEIS = ["350000000000001", "860000000000001"] as const;

/** The read-back of two devices. */
const found = (first: boolean | null, second: boolean | null): ReadBack[] => [
  { imei: IMEIS[0], inUse: first },
  { imei: IMEIS[1], inUse: second },
];

const after = (
  name: RegistrationStateName,
  changes: Partial<RegistrationState> | null,
): RegistrationState => ({
  ...freshState(),
  name,
  attempt: changes && attemptAt("", { subjects: IMEIS.map(imeiSubject) }),
  ...changes,
});

describe("after a registration without a reply", () => {
  test.each([
    ["all devices are free", true, found(false, false), true, true],
    ["one device is in use", true, found(false, true), false, true],
    ["all devices are in use", true, found(true, true), false, true],
    ["one device could not be looked up", true, found(false, null), false, false],
    ["it may still be in progress", false, found(false, false), false, false],
    ["its devices are being looked up again", true, [], false, false],
  ])("if %s, trying again and starting over are offered accordingly", (...row) => {
    const [, isSettled, results, mayTryAgain, mayStartOver] = row;
    const state = after("unknown", { isSettled, found: results });
    expect(nothingInUse(state)).toBe(mayTryAgain);
    expect(canStartOver(state)).toBe(mayStartOver);
  });

  test("whose devices nobody knows, it cannot be tried again, but another can be started", () => {
    const state = after("unknown", { attempt: attemptAt("", { subjects: [] }), isSettled: true });
    expect(nothingInUse(state)).toBe(false);
    expect(canStartOver(state)).toBe(true);
  });
});

describe.each(REGISTRATION_STATES)("in the state %s", (name) => {
  const isAccepted = name === "registered" || name === "partly-registered";

  test("without an attempt, only an accepted registration can be followed by another", () => {
    const state = after(name, null);
    expect(canStartOver(state)).toBe(isAccepted);
    expect(nothingInUse(state)).toBe(false);
  });

  test("what was looked up counts only where its outcome is told", () => {
    const state = after(name, { isSettled: true, found: found(true, true) });
    expect(canStartOver(state)).toBe(isAccepted || name === "unknown");
  });
});
