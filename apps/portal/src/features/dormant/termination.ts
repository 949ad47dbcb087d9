import type { Translate } from "@waypost/hooks";

/** The consequences of a termination, for its page and for its confirmation. */
export const terminationOf = (say: Translate) => ({
  title: say("dormant.final"),
  facts: [say("dormant.removed"), say("dormant.irreversible"), say("dormant.neverAgain")],
});
