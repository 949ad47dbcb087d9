import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import type { Failure } from "../../flows/registration/state.ts";
import { createFormats } from "../../messages/formats.ts";
import type { Waypost } from "../../waypost.ts";
import type { Translate } from "../use-messages.ts";
import type { Actions } from "./actions.ts";
import type { LastStepParts } from "./last-step-parts.ts";
import { reviewOf, unansweredWords } from "./last-step-words.ts";
import type { CommonView, LastStepView } from "./registration-view.ts";

export { lastStepParts } from "./last-step-parts.ts";

/** What the words and actions of a page are made with. */
export interface Tools {
  readonly say: Translate;
  readonly actions: Actions;
  readonly serverText: (text: string) => string;
  readonly waypost: Pick<Waypost, "locale" | "now" | "areWindowsGuarded" | "areAttemptsKept">;
}

/** The last step as its page shows it. */
export function lastStepView(parts: LastStepParts, common: CommonView, tools: Tools): LastStepView {
  const { say, actions, waypost } = tools;
  const { back, startOver } = actions;
  const words = { say, formats: createFormats(waypost.locale) };
  switch (parts.phase) {
    case "reviewing": {
      const { phase, asked, canConfirm } = parts;
      const review = reviewOf(words, asked, { ...actions, waypost });
      const isConfirming = (asked.question.priceCheck?.press ?? null) !== null;
      const { confirm, refetch } = actions;
      return { ...common, phase, review, canConfirm, isConfirming, confirm, back, refetch };
    }
    case "sending":
      return { ...common, phase: parts.phase, message: say("confirm.registering") };
    case "failed": {
      const failure = failureOf(parts.failure, tools);
      return { ...common, phase: parts.phase, failure, back, changeCard: actions.changeCard };
    }
    case "reading-back":
    case "unknown": {
      const { phase, failure, outcome, ...unanswered } = parts;
      const { isSettled, looksAgainAt } = outcome;
      const { lookAgain, tryAgain } = actions;
      return {
        ...common,
        ...unanswered,
        ...unansweredWords(say, parts),
        phase,
        failure: parts.isElsewhere ? null : failureOf(failure, tools),
        isSettled,
        looksAgainAt,
        lookAgain,
        tryAgain,
        startOver,
        back,
      };
    }
    case "done":
      return { ...common, ...parts, startOver, retryFailed: actions.retryFailed };
  }
}

/** A failure with its text in the page's language. After a reload nothing is known of it. */
const failureOf = (failure: Failure | null, { serverText }: Tools): Failure => {
  const { text, ...known } = failure ?? NOT_KNOWN;
  return { ...known, text: serverText(text) };
};

const NOT_KNOWN: Failure = {
  text: SOMETHING_WENT_WRONG,
  isRejection: false,
  card: { brand: "", last4: "" },
  inUse: [],
};
