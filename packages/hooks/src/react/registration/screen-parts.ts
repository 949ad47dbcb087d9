import type { SavedCard } from "@waypost/sdk";
import { tickOf } from "../../flows/checkout/order.ts";
import { imeiOfSubject } from "../../flows/checkout/subjects.ts";
import { canStartOver, nothingInUse } from "../../flows/registration/outcome.ts";
import { canConfirmOrder, orderOf, questionOf } from "../../flows/registration/prices.ts";
import { canRetryFailed } from "../../flows/registration/receipt.ts";
import type {
  RegistrationForm,
  RegistrationIn,
  RegistrationState,
} from "../../flows/registration/state.ts";
import { payingCard } from "../../rules/cards/card-number.ts";

/** Returns the parts of a later screen's state that its page shows, without secrets. */
export function partsOf(state: RegistrationState) {
  const { form, screen } = state;
  const { failure, customer, account } = form;
  const { phase } = screen;
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
        asked: reviewDataOf({ form, screen }),
        rows: rowsOf(form),
        canConfirm: canConfirmOrder(state),
      };
    case "failed":
      return { phase, failure };
    case "reading-back":
    case "unknown":
      return { phase, failure, ...unansweredDataOf({ form, screen }) };
    case "done": {
      const { receipt } = screen;
      return {
        phase,
        receipt,
        canSetUp: form.token !== null,
        canRetryFailed: canRetryFailed(receipt),
      };
    }
    default:
      return { phase: "sending" as const };
  }
}

export type ScreenParts = ReturnType<typeof partsOf>;

const NONE: readonly SavedCard[] = [];

const rowsOf = ({ activation }: RegistrationForm) =>
  activation.devices.map((device) => ({
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
  const { terms, repetition } = orderOf(state.form);
  return {
    question,
    total: terms.total,
    tick: tickOf(question, repetition),
    card: payingCard(state.form.payment),
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
  const { outcome } = state.screen;
  const { activation } = state.form;
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
