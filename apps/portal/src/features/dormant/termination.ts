import type { Translate } from "@waypost/hooks";

/** What a termination causes, on its page and once more in its question. */
export const terminationOf = (say: Translate) => ({
  title: say("dormant.final"),
  facts: [say("dormant.removed"), say("dormant.irreversible"), say("dormant.neverAgain")],
});
