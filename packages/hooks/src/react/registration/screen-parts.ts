import type { SavedCard } from "@waypost/sdk";
import { tickOf } from "../../flows/checkout/order.ts";
import { imeiOfSubject } from "../../flows/checkout/subjects.ts";
import { canStartOver, nothingInUse } from "../../flows/registration/outcome.ts";
import { canConfirmOrder, orderOf, questionOf } from "../../flows/registration/prices.ts";
import { canRetryFailed } from "../../flows/registration/receipt.ts";
import type { RegistrationIn, RegistrationState } from "../../flows/registration/state.ts";
import { payingCard } from "../../rules/cards/card-number.ts";

/** Returns the parts of a later screen's state that its page shows, without secrets. */
export function partsOf(state: RegistrationState) {
  const { phase, failure, customer, account } = state;
  switch (phase) {
    case "known-email":
    case "fetching-cards":
    case "details":
      return { phase, email: customer.email };
    case "payment":
    case "fetching-saved-cards":
    case "card-question": {
      const { savedCards, isPasswordDoubtful, cardChoice } = account;
      const cards = savedCards ?? NONE;
      return {
        phase,
        savedCards: cards,
        areCardsLost: savedCards === null,
        isNewCard: !cards.some(({ token }) => token === cardChoice),
        isPasswordDoubtful,
        failure: failure?.isRejection === true ? failure : null,
      };
    }
    case "devices":
    case "terms":
      return { phase };
    case "reviewing":
      return {
        phase,
        asked: reviewDataOf(state),
        rows: rowsOf(state),
        canConfirm: canConfirmOrder(state),
      };
    case "failed":
      return { phase, failure };
    case "reading-back":
    case "unknown":
      return { phase, failure, ...unansweredDataOf(state) };
    case "done": {
      const { receipt, token } = state;
      return { phase, receipt, canSetUp: token !== null, canRetryFailed: canRetryFailed(receipt) };
    }
    default:
      return { phase: "sending" as const };
  }
}

export type ScreenParts = ReturnType<typeof partsOf>;

const NONE: readonly SavedCard[] = [];

const rowsOf = (state: RegistrationIn<"reviewing">) =>
  state.activation.devices.map((device) => ({
    id: device.id,
    imei: device.imei.text,
    name: device.device_name || device.imei.text,
    plan: { name: device.plan_name, id: device.servicePlan },
    price: device.price,
    months: device.duration,
  }));

/** The rows of an order, from which their texts are made. */
export type OrderRows = ReturnType<typeof rowsOf>;

function reviewDataOf(state: RegistrationIn<"reviewing">) {
  const question = questionOf(state);
  const { terms, repetition } = orderOf(state);
  return {
    question,
    total: terms.total,
    tick: tickOf(question, repetition),
    card: payingCard(state.payment),
    isBlocked: false,
    codes: {
      repetition: "confirm.repetition",
      total: "confirm.total",
      missing: "confirm.totalUnknown",
    },
  } as const;
}

/** The data of a request without a reply, from which its texts are made. */
export type UnansweredData = ReturnType<typeof unansweredDataOf>;

function unansweredDataOf(state: RegistrationIn<"reading-back" | "unknown">) {
  const { outcome, activation } = state;
  const [attempt] = outcome.asked;
  const names = new Map(
    activation.devices.map(({ imei, device_name }) => [imei.text.trim(), device_name]),
  );
  return {
    outcome,
    isElsewhere: attempt?.origin === "other-window",
    canSendAgain: nothingInUse(state),
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
