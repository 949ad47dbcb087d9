import type { Survivor } from "./survivor.ts";

const registration = "packages/hooks/src/flows/registration";

export const REGISTRATION: readonly Survivor[] = [
  {
    file: `${registration}/confirm.ts`,
    code: 'state.name === "failed" && state.failure?.isRejection === true',
    part: "state.failure?.isRejection",
    reason: "A registration that failed has a failure; the check is for the compiler.",
  },
  {
    file: `${registration}/prices.ts`,
    code: 'planKind(check.status === "valid" ? check.device.category : "");',
    becomes: '"Stryker was here!"',
    reason: 'Every category but "gps" has OBD plans.',
  },
  {
    file: `${registration}/prices.ts`,
    code: 'return { type: "load-prices", key: "prices", kinds, since };',
    part: '"prices"',
    reason: "Any key serves that no other effect has.",
  },
  {
    file: `${registration}/read-back.ts`,
    code: "if (state.attempt === null) return stay(state);",
    becomes: "false",
    reason: "Whoever looks an attempt up has one; the check is for the compiler.",
  },
  {
    file: `${registration}/read-back.ts`,
    code: 'const isOpen = phase === "unknown" || phase === "reading-back";',
    becomes: "true",
    reason: "There is an outcome in these two phases, and in no other.",
  },
  {
    file: `${registration}/read-back.ts`,
    code: "const step = isOpen && outcome !== null ? outcomeTransition({ phase, outcome }, event) : null;",
    part: "isOpen && outcome !== null",
    becomes: "isOpen || outcome !== null",
    reason: "There is an outcome in these two phases, and in no other.",
  },
  {
    file: `${registration}/read-back.ts`,
    code: "const step = isOpen && outcome !== null ? outcomeTransition({ phase, outcome }, event) : null;",
    part: "outcome !== null",
    reason: "There is an outcome in these two phases; the check is for the compiler.",
  },
  {
    file: `${registration}/read-back.ts`,
    code: 'const wasTryingAgain = event.type === "found" && outcome?.isTryingAgain === true;',
    part: 'event.type === "found"',
    becomes: "true",
    reason: "Only what was found ends a look-up, and nothing is free before.",
  },
  {
    file: `${registration}/read-back.ts`,
    code: 'const wasTryingAgain = event.type === "found" && outcome?.isTryingAgain === true;',
    part: "outcome?.isTryingAgain",
    reason: "There is an outcome in these two phases; the check is for the compiler.",
  },
  {
    file: `${registration}/read-back.ts`,
    code: "before: readonly RegistrationEffect[] = [],",
    becomes: '["Stryker was here"]',
    reason: "A text is no effect, and nothing carries it out.",
  },
  {
    file: `${registration}/read-back.ts`,
    code: "if (attempt === null) return [];",
    part: "[]",
    reason: "A text is no effect, and nothing carries it out.",
  },
  {
    file: `${registration}/read-back.ts`,
    code: '(subject) => outcome?.verdicts[subject] === "not-applied",',
    part: "outcome?.verdicts",
    reason: "An attempt that was told has an outcome; the check is for the compiler.",
  },
  {
    file: `${registration}/logic.ts`,
    code: '"page-back",',
    reason: "What was sent stays visited when its page is put away, so that nothing is to be done.",
  },
  {
    file: `${registration}/prices.ts`,
    code: "return to(state, { priceCheck }, ...(isLoading ? [] : [load(state, check.at)]));",
    becomes: '["Stryker was here"]',
    reason: "A text is no effect, and nothing carries it out.",
  },
  {
    file: `${registration}/confirm.ts`,
    code: '...(reply.outcome === "complete" ? [succeeded] : []),',
    becomes: '["Stryker was here"]',
    reason: "A text is no effect, and nothing carries it out.",
  },
  {
    file: `${registration}/confirm.ts`,
    code: 'if (error.kind === "unknown-outcome" && (error.status ?? 0) < 400) return null;',
    becomes: "(error.status ?? 0) <= 400",
    reason: "A reply with the status 400 is a refusal, never an unknown outcome.",
  },
  {
    file: `${registration}/confirm.ts`,
    code: "if (!hasUnit(activation)) return stay(state);",
    becomes: "false",
    reason: "The devices would have been refused without a unit; the check is for the compiler.",
  },
  {
    file: `${registration}/confirm.ts`,
    code: 'if (state.name !== "registering" || state.attempt === null) return stay(state);',
    part: "state.attempt === null",
    becomes: "false",
    reason: "A registration that is being sent has an attempt; the check is for the compiler.",
  },
  {
    file: `${registration}/confirm.ts`,
    code: 'progress: progressAfter(state.progress, "register-success"),',
    part: '"register-success"',
    reason: "Sending has closed the other steps, and Confirm was pressed on an open one.",
  },
  {
    file: `${registration}/logic.ts`,
    code: 'if (isUntold(state)) return firstVisit(state, event.type === "visit" ? event : CONFIRMATION);',
    becomes: "true",
    reason: "No other event has a step or a variant, and without one the confirmation opens.",
  },
  {
    file: `${registration}/logic.ts`,
    code: 'case "cancel":',
    reason:
      "The new effect itself ends the one before. The next case asks about no e-mail address: nothing is sent, and nobody waits for the answer.",
  },
  {
    file: `${registration}/logic.ts`,
    code: 'if (error.kind !== "aborted") failed(error);',
    reason: "An effect that was ended can send no events.",
  },
  {
    file: `${registration}/logic.ts`,
    code: 'return known ?? { ...attempt, at: "", monotonicAt: null };',
    reason: "No time can be read from either, and so all of it is left.",
  },
];
