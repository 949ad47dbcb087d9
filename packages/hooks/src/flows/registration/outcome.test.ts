import { describe, expect, test } from "vitest";
import { attemptAt } from "../../../test/attempts.ts";
import { registrationIn } from "../../../test/registration-in.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { openOutcome, type OpenOutcome, type Verdict } from "../checkout/outcome.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { canStartOver, foundOf, nothingInUse } from "./checkout.ts";
import { REGISTRATION_PHASES } from "./state.ts";

const IMEIS = ["350000000000001", "860000000000001"] as const;

const attempt = attemptAt("", { subjects: IMEIS.map(imeiSubject) });

/** The outcome of an attempt after a lookup with these results. */
function known(
  isSettled: boolean,
  verdicts: readonly Verdict[],
  asked: Attempt = attempt,
): OpenOutcome {
  const { outcome } = openOutcome([asked], true);
  const results = verdicts.map((verdict, at) => [asked.subjects[at] ?? "", verdict]);
  return { ...outcome, isSettled, verdicts: Object.fromEntries(results) };
}

const after = (phase: "unknown" | "reading-back", outcome: OpenOutcome) =>
  registrationIn(phase, {}, { outcome });

describe("after a registration without a reply", () => {
  test.each([
    ["all devices are free", true, ["not-applied", "not-applied"], true, true],
    ["one device is in use", true, ["not-applied", "applied"], false, true],
    ["all devices are in use", true, ["applied", "applied"], false, true],
    ["one device could not be looked up", true, ["not-applied", "unclear"], false, false],
    ["it may still be in progress", false, ["not-applied", "not-applied"], false, false],
    ["its devices are being looked up again", true, [], false, false],
  ] as const)("if %s, trying again and starting over are offered accordingly", (...row) => {
    const [, isSettled, verdicts, mayTryAgain, mayStartOver] = row;
    const state = after("unknown", known(isSettled, verdicts));
    expect(nothingInUse(state)).toBe(mayTryAgain);
    expect(canStartOver(state)).toBe(mayStartOver);
  });

  test("with unknown devices, it cannot be tried again, but another can be started", () => {
    const state = after("unknown", known(true, [], attemptAt("", { subjects: [] })));
    expect(nothingInUse(state)).toBe(false);
    expect(canStartOver(state)).toBe(true);
  });
});

function foundAfter(...verdicts: Verdict[]) {
  return foundOf(known(false, verdicts));
}

describe("the results for its devices", () => {
  test("are empty before the lookup", () => {
    expect(foundAfter()).toEqual([]);
    expect(foundAfter("applied")).toEqual([{ imei: IMEIS[0], inUse: true }]);
  });

  test("show whether each is in use, unless the lookup was unclear", () => {
    expect(foundAfter("not-applied", "unclear")).toEqual([
      { imei: IMEIS[0], inUse: false },
      { imei: IMEIS[1], inUse: null },
    ]);
  });
});

test("a registration cannot be tried again during a lookup", () => {
  const state = after("reading-back", known(true, ["not-applied", "not-applied"]));
  expect(nothingInUse(state)).toBe(false);
});

test.each(REGISTRATION_PHASES)(
  "in the phase %s another registration can be started after a success or a known outcome",
  (phase) => {
    const applied = known(true, ["applied", "applied"]);
    const state = registrationIn(phase, {}, { outcome: applied });
    expect(canStartOver(state)).toBe(phase === "done" || phase === "unknown");
    expect(nothingInUse(state)).toBe(false);
  },
);
