import type { Translate } from "@waypost/hooks";

/** The consequences of a termination, shown on the page and in the confirmation. */
export const terminationOf = (say: Translate) => ({
  title: say("dormant.final"),
  facts: [say("dormant.removed"), say("dormant.irreversible"), say("dormant.neverAgain")],
});
