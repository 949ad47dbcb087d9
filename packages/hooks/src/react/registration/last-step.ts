import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { imeiOfSubject } from "../../flows/payment/subjects.ts";
import { canStartOver, nothingInUse } from "../../flows/registration/outcome.ts";
import {
  canConfirm,
  orderTick,
  repetitionOf,
  termsOf,
  totalOf,
} from "../../flows/registration/prices.ts";
import { canRetryFailed } from "../../flows/registration/retry-failed.ts";
import type { Failure, RegistrationIn, RegistrationState } from "../../flows/registration/state.ts";
import { createFormats } from "../../messages/formats.ts";
import type { Waypost } from "../../waypost.ts";
import { payingCard } from "../../rules/cards/card-number.ts";
import type { Translate } from "../use-messages.ts";
import type { Actions } from "./actions.ts";
import { reviewOf, unansweredWords } from "./last-step-words.ts";
import type { CommonView, LastStepView } from "./registration-view.ts";

/** The parts of the last step's state that its page shows, without secrets. */
export function lastStepParts(state: RegistrationState) {
  const { phase, failure } = state;
  switch (phase) {
    case "reviewing":
      return { phase, asked: askedIn(state), canConfirm: canConfirm(state) };
    case "failed":
      return { phase, failure };
    case "reading-back":
    case "unknown":
      return { phase, failure, ...unansweredIn(state) };
    case "done": {
      const { receipt, token } = state;
      return { phase, receipt, canSetUp: token !== null, canRetryFailed: canRetryFailed(receipt) };
    }
    default:
      return { phase: "sending" as const };
  }
}

type Parts = ReturnType<typeof lastStepParts>;

/** What is asked, before it is put into words. */
export type Asked = ReturnType<typeof askedIn>;

const askedIn = (state: RegistrationIn<"reviewing">) => ({
  question: state.question,
  tick: orderTick(state),
  isRepetition: repetitionOf(state) !== null,
  card: payingCard(state.payment),
  total: totalOf(state),
  terms: termsOf(state),
  rows: state.activation.devices.map((device) => ({
    id: device.id,
    name: device.device_name || device.imei.text,
    plan: { name: device.plan_name, id: device.servicePlan },
    price: device.price,
    months: device.duration,
  })),
});

/** What is known of a request without a reply, before it is put into words. */
export type Unanswered = ReturnType<typeof unansweredIn>;

function unansweredIn(state: RegistrationIn<"reading-back" | "unknown">) {
  const { outcome, activation } = state;
  const [attempt] = outcome.asked;
  const names = new Map(
    activation.devices.map(({ imei, device_name }) => [imei.text.trim(), device_name]),
  );
  return {
    outcome,
    isElsewhere: attempt?.origin === "other-window",
    canTryAgain: nothingInUse(state),
    canStartOver: canStartOver(state),
    request: {
      devices: (attempt?.subjects ?? [])
        .map(imeiOfSubject)
        .map((imei) => ({ imei, name: names.get(imei) ?? "" })),
      total: attempt?.amount ?? null,
      last4: attempt?.last4 ?? null,
      at: attempt?.at ?? "",
    },
  };
}

/** What the words and actions of a page are made with. */
export interface Tools {
  readonly say: Translate;
  readonly actions: Actions;
  readonly serverText: (text: string) => string;
  readonly waypost: Pick<Waypost, "locale" | "now" | "areWindowsGuarded" | "areAttemptsKept">;
}

/** The last step as its page shows it. */
export function lastStepView(parts: Parts, common: CommonView, tools: Tools): LastStepView {
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
