import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import type {
  Failure,
  RegistrationPhase,
  RegistrationState,
} from "../../flows/registration/state.ts";
import { createFormats } from "../../messages/formats.ts";
import type { Waypost } from "../../waypost.ts";
import type { Translate } from "../use-messages.ts";
import { questionOf } from "../checkout/question.ts";
import { warningsOf, type Words } from "../checkout/words.ts";
import { serverTextOf } from "../checkout/words.ts";
import type { ScreenParts, OrderRows, UnansweredData } from "./screen-parts.ts";
import type { CommonView, RegistrationView, RegistrationQuestion } from "./registration-view.ts";
import { foundOf, type ReadBack } from "../../flows/registration/outcome.ts";
import { planLabel } from "../plan-label.ts";
import type { Runner } from "../../flows/engine/runner-types.ts";
import type { RegistrationEvent } from "../../flows/registration/events.ts";
import { preventSubmit, shownText } from "../shown.ts";

export { partsOf } from "./screen-parts.ts";

/** Returns the reason why the e-mail address could not be checked, in the page's language. */
export const emailFailureText = (say: Translate, text: string): string => serverTextOf(say)(text);

/** The functions for the texts and actions of a page. */
export interface Tools {
  readonly say: Translate;
  readonly waypost: Pick<
    Waypost,
    "locale" | "now" | "supportEmail" | "areWindowsGuarded" | "areAttemptsKept"
  >;
}

/** Returns the view of a later screen. */
export function viewOf(parts: ScreenParts, common: CommonView, tools: Tools): RegistrationView {
  const { say, waypost } = tools;
  const { phase } = parts;
  const actions = actionsOf(common.run, waypost, phase);
  const { submit, back, startOver, continueWithPassword, continueWithoutPassword } = actions;
  const serverText = serverTextOf(say);
  const shownFailure = ({ text, ...known }: Failure): Failure => ({
    ...known,
    text: serverText(text),
  });
  const { supportEmail } = waypost;
  const words = { say, formats: createFormats(waypost.locale), supportEmail };
  switch (phase) {
    case "known-email":
    case "fetching-cards": {
      const { email } = parts;
      return { ...common, phase, email, continueWithPassword, continueWithoutPassword, back };
    }
    case "details":
      return { ...common, phase, email: parts.email, submit, back };
    case "devices":
    case "terms":
      return { ...common, phase, submit, back };
    case "payment":
    case "fetching-saved-cards":
    case "card-question": {
      const failure = parts.failure && shownFailure(parts.failure);
      return { ...common, ...parts, failure, continueWithPassword, submit, back };
    }
    case "reviewing": {
      const { asked, canConfirm } = parts;
      const rows = labelled(words, parts.rows);
      const warnings = warningsOf(say, waypost);
      const { acknowledge } = actions;
      const more = { now: waypost.now(), warnings, acknowledge };
      const { total } = asked;
      const review = { ...questionOf(words, { ...asked, review: { rows, total } }, more), rows };
      const isConfirming = (asked.question.priceCheck?.press ?? null) !== null;
      const { confirm, refetch } = actions;
      return {
        ...common,
        phase,
        review,
        warnings,
        canConfirm,
        isConfirming,
        confirm,
        back,
        refetch,
      };
    }
    case "sending":
      return { ...common, phase, message: say("confirm.registering") };
    case "failed": {
      const failure = shownFailure(parts.failure ?? NOT_KNOWN);
      return { ...common, phase, failure, back, changeCard: actions.changeCard };
    }
    case "reading-back":
    case "unknown": {
      const { failure, outcome, ...unanswered } = parts;
      const { isSettled, looksAgainAt } = outcome;
      const { checkOutcome, sendAgain } = actions;
      return {
        ...common,
        ...unanswered,
        ...unansweredTexts(words, parts),
        failure:
          parts.isElsewhere || parts.canSendAgain ? null : shownFailure(failure ?? NOT_KNOWN),
        isSettled,
        looksAgainAt,
        checkOutcome,
        sendAgain,
        startOver,
        back,
      };
    }
    case "done":
      return { ...common, ...parts, startOver, retryFailed: actions.retryFailed };
  }
}

/** After a reload the failure is unknown. */
const NOT_KNOWN: Failure = {
  text: SOMETHING_WENT_WRONG,
  isRejection: false,
  card: { brand: "", last4: "" },
  inUse: [],
};

/** Returns the rows of an order with their labels. */
function labelled({ say }: Words, rows: OrderRows): RegistrationQuestion["rows"] {
  const named = rows.map(({ plan, ...row }) => ({
    ...row,
    planName: plan.id && planLabel(say, plan.name, plan.id),
  }));
  return named.map((row) => {
    const { imei, planName } = row;
    const shown = distinctName(row, named);
    const label = [shown, planName].filter(Boolean).join(", ");
    return { ...row, name: shown, subject: `imei:${imei}`, label };
  });
}

const comparable = (name: string): string => name.trim().toLowerCase();

type Named = Pick<OrderRows[number], "name" | "imei">;

/** Returns the name, with the last five digits of the IMEI if another device has the same name. */
function distinctName({ name, imei }: Named, all: readonly Named[]): string {
  const others = all.filter(
    (one) => one.imei !== imei && comparable(one.name) === comparable(name),
  );
  if (others.length === 0) return name;
  const end = imei.slice(-5);
  return `${name.trim()} ${others.some((one) => one.imei.endsWith(end)) ? imei : `…${end}`}`;
}

/** Returns the texts for a registration with an unknown outcome. */
function unansweredTexts(
  { say, supportEmail: email }: Words,
  { outcome, isElsewhere, canSendAgain }: UnansweredData,
): Pick<RegistrationView<"unknown">, "title" | "message" | "found"> {
  return {
    title: canSendAgain ? null : say("unknown.title"),
    message: say(isElsewhere ? "elsewhere.sent" : "outcome.unknown"),
    found: foundOf(outcome).map((one) => ({ ...one, text: say(codeOf(one), { ...one, email }) })),
  };
}

function codeOf({ inUse }: ReadBack) {
  if (inUse === null) return "readBack.unreadable" as const;
  return inUse ? "readBack.inUse" : "readBack.free";
}

/** Returns the actions of a screen. Each sends one event. */
function actionsOf(
  { send }: Runner<RegistrationState, RegistrationEvent>,
  waypost: Pick<Waypost, "now" | "locale">,
  phase: RegistrationPhase,
) {
  const pressedOn = { from: phase };
  const sending = (event: RegistrationEvent) => () => send(event);
  return {
    submit: (shown?: unknown) => {
      preventSubmit(shown);
      send({ type: "submit", ...pressedOn, ...shownText(shown, waypost) });
    },
    back: sending({ type: "back", ...pressedOn }),
    continueWithPassword: (event?: unknown) => {
      preventSubmit(event);
      send({ type: "continue-with-password" });
    },
    continueWithoutPassword: sending({ type: "continue-without-password" }),
    confirm: (shown?: unknown) =>
      send({ type: "confirm", at: waypost.now(), ...shownText(shown, waypost) }),
    acknowledge: (isAcknowledged: boolean) => send({ type: "acknowledge", isAcknowledged }),
    refetch: sending({ type: "refetch" }),
    changeCard: sending({ type: "use-another-card" }),
    checkOutcome: sending({ type: "read-back-again" }),
    sendAgain: sending({ type: "try-again" }),
    startOver: sending({ type: "start-over" }),
    retryFailed: sending({ type: "retry-failed" }),
  };
}
