import { askedNow, tickOf } from "../../flows/checkout/order.ts";
import { imeiOfSubject } from "../../flows/checkout/subjects.ts";
import {
  canStartOver,
  foundOf,
  nothingInUse,
  type ReadBack,
  canConfirmOrder,
} from "../../flows/registration/checkout.ts";
import { canRetryFailed, registrationOrder } from "../../flows/registration/order.ts";
import type {
  Failure,
  RegistrationReceipt,
  RegistrationState,
} from "../../flows/registration/state.ts";
import { payingCard } from "../../rules/cards/card-number.ts";
import { reviewTexts as askedOf, type TaskQuestion } from "../checkout/question.ts";
import { warningsOf, type Words } from "../checkout/words.ts";
import { planLabel } from "../plan-label.ts";
import type { At, Common, WithBack } from "./common-view.ts";

/** The order before its confirmation, with one row per device. */
export interface RegistrationQuestion extends TaskQuestion {
  readonly rows: readonly (TaskQuestion["rows"][number] & {
    readonly id: string;
    readonly imei: string;
    /** The name of the device or, if it has none, its IMEI. */
    readonly name: string;
    readonly planName: string;
  })[];
}

/** @inline */
interface Reviewing extends Common<"reviewing">, WithBack {
  readonly review: RegistrationQuestion;
  /**
   * Risks that the page cannot prevent in this browser, with advice. Empty if there are none.
   */
  readonly warnings: readonly string[];
  /** False while a step is incomplete, a statement has to be accepted, or a price is unknown. */
  readonly canConfirm: boolean;
  /** True while Confirm was pressed and waits for the prices. */
  readonly isConfirming: boolean;
  /**
   * Sends the registration. `shown` is the text on the screen, for `onConsent`. Anything but a
   * string is ignored.
   */
  readonly confirm: (shown?: unknown) => void;
  /** Reloads the prices. */
  readonly refetch: () => void;
}

export function reviewing(at: At<"reviewing">): Reviewing {
  const { confirm, back, refetch } = at.actions;
  const { form, screen } = at.state;
  const question = askedNow(screen.question, registrationOrder(form));
  return {
    ...at.common,
    phase: screen.phase,
    review: reviewOf(at),
    warnings: warningsOf(at.words.say, at.waypost),
    canConfirm: canConfirmOrder(at.state),
    isConfirming: (question.priceCheck?.press ?? null) !== null,
    confirm,
    back,
    refetch,
  };
}

function reviewOf(at: At<"reviewing" | "sending">): RegistrationQuestion {
  const { state, actions, words, waypost } = at;
  const { acknowledge } = actions;
  const order = registrationOrder(state.form);
  const question = askedNow(state.screen.question, order);
  const rows = rowsOf(words, state.form);
  const asked = {
    review: { rows, total: order.terms.total },
    question,
    tick: tickOf(question, order.repetition),
    card: payingCard(state.form.payment),
    isBlocked: false,
    codes: {
      repetition: "confirm.repetition",
      total: "confirm.total",
      missing: "confirm.totalUnknown",
    },
  } as const;
  const warnings = warningsOf(words.say, waypost);
  return { ...askedOf(words, asked, { now: waypost.now(), warnings, acknowledge }), rows };
}

/** Returns the rows of an order with their labels. */
function rowsOf(
  { say }: Words,
  { activation, box }: RegistrationState["form"],
): RegistrationQuestion["rows"] {
  const named = activation.devices.map(({ id, imei, device_name, ...row }) => ({
    id,
    imei: imei.text,
    name: device_name || imei.text,
    planName: row.servicePlan && planLabel(say, row.plan_name, row.servicePlan),
    price: row.price,
    months: row.duration,
  }));
  return named.map((row) => {
    // The lines of a box are its plans.
    if (box !== undefined) return { ...row, subject: `imei:${row.imei}`, label: row.planName };
    const name = distinctName(row, named);
    const label = [name, row.planName].filter(Boolean).join(", ");
    return { ...row, name, subject: `imei:${row.imei}`, label };
  });
}

const comparable = (name: string): string => name.trim().toLowerCase();

type Named = Pick<RegistrationQuestion["rows"][number], "name" | "imei">;

/** Returns the name, with the last five digits of the IMEI if another device has the same name. */
function distinctName({ name, imei }: Named, all: readonly Named[]): string {
  const others = all.filter(
    (one) => one.imei !== imei && comparable(one.name) === comparable(name),
  );
  if (others.length === 0) return name;
  const end = imei.slice(-5);
  return `${name.trim()} ${others.some((one) => one.imei.endsWith(end)) ? imei : `…${end}`}`;
}

/** @inline */
interface Sending extends Common<"sending"> {
  /** The order that was confirmed. */
  readonly review: RegistrationQuestion;
  /** "Registering your devices…" */
  readonly message: string;
}

export const sending = (at: At<"sending">): Sending => ({
  ...at.common,
  phase: at.state.screen.phase,
  review: reviewOf(at),
  message: at.words.say("confirm.registering"),
});

/** The server rejected the registration, or it was not sent. Nothing was charged. @inline */
interface Failed extends Common<"failed">, WithBack {
  readonly failure: Failure;
  /** After a rejection, opens the payment step, which shows the reason. */
  readonly changeCard: () => void;
}

export const failed = ({
  state,
  common,
  actions: { back, changeCard },
  told,
}: At<"failed">): Failed => ({
  ...common,
  ...state.screen,
  failure: told(state.form.failure),
  back,
  changeCard,
});

/** No reply was received. @inline */
interface Unknown extends Common<"reading-back" | "unknown">, WithBack {
  /** "Please do not pay again yet"; `null` if another attempt is safe. */
  readonly title: string | null;
  readonly message: string;
  /** True if another window of the browser sent the request. */
  readonly isElsewhere: boolean;
  /** The failure of the call; `null` if another window sent it, or if it may be sent again. */
  readonly failure: Failure | null;
  /** The request. */
  readonly request: {
    /** The devices; the name is "" if it is unknown. */
    readonly devices: readonly { readonly imei: string; readonly name: string }[];
    /** The amount in USD; `null` if it is no longer known. */
    readonly total: number | null;
    /** The last four digits of the card; `null` if they are no longer known. */
    readonly last4: string | null;
    /** The time in ISO 8601; "" if it is no longer known. */
    readonly at: string;
  };
  /** The result of the lookup for each IMEI. Empty if the IMEIs are no longer known. */
  readonly found: readonly (ReadBack & { readonly text: string })[];
  /** False while the request may be in flight. The flow then looks it up again automatically. */
  readonly isSettled: boolean;
  /** The time of the next lookup, for `useSecondsUntil`; `null` if there is none. */
  readonly looksAgainAt: number | null;
  /** True if no IMEI is in use, so the customer may try again. */
  readonly canSendAgain: boolean;
  readonly canStartOver: boolean;
  readonly checkOutcome: () => void;
  /** Opens a second confirmation, which explains the consequences of sending again. */
  readonly sendAgain: () => void;
  readonly startOver: () => void;
}

export function unknown(at: At<"reading-back" | "unknown">): Unknown {
  const { state, common, words, told } = at;
  const { checkOutcome, sendAgain, startOver, back } = at.actions;
  const { say, supportEmail: email } = words;
  const { phase, outcome } = state.screen;
  const { isSettled, looksAgainAt } = outcome;
  const [attempt] = outcome.asked;
  const names = new Map(
    state.form.activation.devices.map(({ imei, device_name }) => [imei.text.trim(), device_name]),
  );
  const isElsewhere = attempt?.origin === "other-window";
  const canSendAgain = nothingInUse(state);
  return {
    ...common,
    phase,
    title: canSendAgain ? null : say("unknown.title"),
    message: say(isElsewhere ? "elsewhere.sent" : "outcome.unknown"),
    isElsewhere,
    failure: isElsewhere || canSendAgain ? null : told(state.form.failure),
    request: {
      devices: (attempt?.subjects ?? [])
        .map(imeiOfSubject)
        .map((imei) => ({ imei, name: names.get(imei) ?? "" })),
      total: attempt?.amount ?? null,
      last4: attempt?.last4 ?? null,
      at: attempt?.at ?? "",
    },
    found: foundOf(outcome).map((one) => ({ ...one, text: say(codeOf(one), { ...one, email }) })),
    isSettled,
    looksAgainAt,
    canSendAgain,
    canStartOver: canStartOver(state),
    checkOutcome,
    sendAgain,
    startOver,
    back,
  };
}

function codeOf({ inUse }: ReadBack) {
  if (inUse === null) return "readBack.unreadable" as const;
  return inUse ? "readBack.inUse" : "readBack.free";
}

/** @inline */
interface Done extends Common<"done"> {
  readonly receipt: RegistrationReceipt;
  /** True if the devices can be set up here. That requires the token, which is lost in a reload. */
  readonly canSetUp: boolean;
  /** True if some devices failed and a registration of these can be started. */
  readonly canRetryFailed: boolean;
  /** Starts a registration of the failed devices, with an empty card. */
  readonly retryFailed: () => void;
  readonly startOver: () => void;
}

export function done({ state, common, actions: { startOver, retryFailed } }: At<"done">): Done {
  const { receipt } = state.screen;
  return {
    ...common,
    ...state.screen,
    canSetUp: state.form.token !== null,
    canRetryFailed: canRetryFailed(receipt),
    startOver,
    retryFailed,
  };
}
