import type { CustomerId, RegistrationDetails, SavedCard, Subscription } from "@waypost/sdk";
import type { FieldErrors } from "../../forms/validate.ts";
import type { Variant } from "../../rules/charge-address.ts";
import type {
  CustomerDraft,
  DeviceDraft,
  PaymentDraft,
  TermsDraft,
  Unit,
} from "../../rules/registration/drafts.ts";
import type { Progress, RegistrationStep } from "../../rules/registration/gates.ts";
import type { LostSecret } from "../../rules/registration/lost-secret.ts";
import type { ImeiField } from "../imei/imei-field.ts";
import type { Attempt } from "../payment/attempts.ts";
import type { GivenConsent } from "../payment/consent.ts";
import type { OutcomeScreen } from "../payment/outcome.ts";
import type { Question } from "../payment/question.ts";

/** The step of each screen and each wait, in the order in which a customer sees them. */
const STEP_OF = {
  /** The stored draft has not been read yet, or it has an attempt or a receipt to show first. */
  restoring: "customer-information",
  email: "customer-information",
  "checking-email": "customer-information",
  "known-email": "customer-information",
  "fetching-cards": "customer-information",
  details: "customer-information",
  devices: "activation-type",
  payment: "payment-method",
  /** The same as `fetching-cards`, after a reload. */
  "fetching-saved-cards": "payment-method",
  "card-question": "payment-method",
  terms: "terms",
  reviewing: "confirm",
  sending: "confirm",
  failed: "confirm",
  "reading-back": "confirm",
  unknown: "confirm",
  done: "confirm",
} as const satisfies Readonly<Record<string, RegistrationStep>>;

/** A screen of the registration, or a wait. */
export type RegistrationPhase = keyof typeof STEP_OF;

/** All phases of the registration, in the order in which a customer sees them. */
export const REGISTRATION_PHASES = Object.keys(STEP_OF) as readonly RegistrationPhase[];

/** The wizard step that a phase belongs to. */
export const stepOf = (phase: RegistrationPhase): RegistrationStep => STEP_OF[phase];

/**
 * What the success panel shows and later pages need. It is all that is kept of an accepted
 * registration. It is stored for a reload, without the token and the customer's name.
 */
export interface RegistrationReceipt {
  readonly outcome: "registered" | "partly-registered";
  /** The customer's first and last name are `null` after a reload. */
  readonly details: RegistrationDetails | null;
  /** The e-mail address in the reply or, if it has none, the one that was entered. */
  readonly email: string;
  readonly devices: readonly RegisteredDevice[];
  readonly failedDevices: readonly string[];
  /** IMEIs that were accepted, but for which the reply has no subscription. */
  readonly unconfirmedDevices: readonly string[];
  /**
   * USD that was agreed to for the devices that were registered; `null` when the reply does not
   * tell which those are. No reply reports what was charged.
   */
  readonly agreed: number | null;
  readonly unit: Unit | "";
  /** Every device that was sent, whether or not it was registered. */
  readonly sent: readonly SentDevice[];
  /**
   * What the customer has agreed to: text messages, the terms, the order. After a partial success
   * the sums of the order are those of the active devices.
   */
  readonly consents: readonly GivenConsent[];
  /** The reply had a token. It is in memory only, and with it the devices can be set up. */
  readonly hasToken: boolean;
}

/**
 * A device as it was sent: `imei` is trimmed, `servicePlan` is the id of the chosen plan, `price` is
 * the one that was agreed to, in USD, and `duration` its period in months.
 */
type SentDevice = Readonly<
  Pick<DeviceDraft, "imei" | "device_name" | "category" | "servicePlan" | "price"> &
    Partial<Pick<DeviceDraft, "duration">>
>;

/** The order as it was agreed to and sent, as far as a receipt shows it. */
export interface SentOrder {
  readonly email: string;
  readonly unit: Unit;
  readonly devices: readonly SentDevice[];
  readonly consents: RegistrationReceipt["consents"];
}

/**
 * A device that was registered: its subscription as the reply tells it, and its kind. Every
 * category but `gps` counts as `obd`.
 */
export interface RegisteredDevice extends Subscription {
  readonly kind: "gps" | "obd";
}

/** Why a registration failed. @inline */
export interface Failure {
  /** The message of the server or of the SDK. */
  readonly text: string;
  /** The server answered that it did not carry out the request; false if it was not even sent. */
  readonly isRejection: boolean;
  /** The card that was to pay: its brand, "" if unknown, and its last four digits. */
  readonly card: { readonly brand: string; readonly last4: string };
  /** The IMEIs of the order that a look-up found in use after the refusal. */
  readonly inUse: readonly string[];
}

/** A device row: its draft, with the IMEI and the result of its check in one field. */
export interface DeviceRow extends Readonly<
  Omit<DeviceDraft, "imei" | "device_model" | "category" | "error" | "errormessage">
> {
  readonly imei: ImeiField;
}

/** The device rows and their common unit. @inline */
export interface Activation {
  readonly unit: Unit | "";
  readonly devices: readonly DeviceRow[];
}

/** The account, as the checks of the e-mail address and the password found it. @inline */
export interface Account {
  /** The e-mail address with which the first step was completed; "" before. */
  readonly submittedEmail: string;
  readonly customerId: CustomerId | null;
  /** `null` where there are some that a reload has taken: the password shows them again. */
  readonly savedCards: readonly SavedCard[] | null;
  /** A password was given, but no cards came back for it: it may have been wrong. */
  readonly isPasswordDoubtful: boolean;
  /** The token of a saved card, or `new`. */
  readonly cardChoice: string;
  /** The details as they were entered before the e-mail address turned out to be known. */
  readonly backup: CustomerDraft | null;
}

/** The fields of a registration in every phase. Its secrets are in memory only. */
export interface RegistrationForm {
  /** False until the first visit, and again after the page was put away: secrets may be missing. */
  readonly visited: boolean;
  /** The variant whose first step was opened last; `null` where the address decides. */
  readonly variant: Variant | null;
  readonly customer: CustomerDraft;
  readonly account: Account;
  readonly activation: Activation;
  readonly payment: PaymentDraft;
  /** The day of the last edit of the card or press of Confirm; long ago before. */
  readonly today: Date;
  /** The card holder that was filled in from the customer's name; any other was typed. */
  readonly suggestedHolder: string;
  readonly terms: TermsDraft;
  readonly progress: Progress;
  readonly fieldErrors: FieldErrors;
  /** Incremented with each rejected submit, so that an error summary knows when to take focus. */
  readonly submitCount: number;
  /** All parts were submitted together, and an answer about one of them is awaited. */
  readonly isSubmittingAll: boolean;
  /** The secret that has to be entered again, after a reload or a reply; the page explains why. */
  readonly lostSecret: LostSecret | null;
  /** Why the last request failed, until the customer has chosen a card again. */
  readonly failure: Failure | null;
  /** What was agreed to so far, the last of each kind. */
  readonly consents: readonly GivenConsent[];
  /**
   * Attempts without a reply that the customer has left open. The next order may repeat them, and
   * its question says so.
   */
  readonly repeats: readonly Attempt[];
  /** The receipt of an earlier registration, which can be shown again. */
  readonly lastReceipt: RegistrationReceipt | null;
  /** The token of the last success. In memory only; lost in a reload. */
  readonly token: string | null;
}

/** A request of an earlier page, which this page has to show first. */
export type Unfinished =
  | { readonly attempt: Attempt; readonly receipt: null }
  | { readonly attempt: null; readonly receipt: RegistrationReceipt };

type PlainPhase = Exclude<
  RegistrationPhase,
  "restoring" | "email" | "reviewing" | "sending" | "reading-back" | "unknown" | "done"
>;

/** The current screen, with the fields that only this screen has. */
export type RegistrationScreen =
  | { readonly phase: "restoring"; readonly unfinished: Unfinished | null }
  /** `emailFailure`: why the check of the e-mail address failed. */
  | { readonly phase: "email"; readonly emailFailure: string | null }
  | { [Phase in PlainPhase]: { readonly phase: Phase } }[PlainPhase]
  | { readonly phase: "reviewing"; readonly question: Question }
  | {
      readonly phase: "sending";
      readonly question: Question;
      readonly attempt: Attempt;
      readonly order: SentOrder;
    }
  | OutcomeScreen
  | { readonly phase: "done"; readonly receipt: RegistrationReceipt };

/** The state of a registration, told apart by its phase. */
export type RegistrationState = RegistrationForm & RegistrationScreen;

/** The state of a registration in some phases. */
export type RegistrationIn<Phase extends RegistrationPhase> = RegistrationState & {
  readonly phase: Phase;
};

/** The family of all registrations among the attempts to pay. */
export const FAMILY = "registration";

/** The attempt that is awaited or whose outcome is unknown; `null` where there is none. */
export function openAttempt(state: RegistrationState): Attempt | null {
  switch (state.phase) {
    case "restoring":
      return state.unfinished?.attempt ?? null;
    case "sending":
      return state.attempt;
    case "reading-back":
    case "unknown":
      return state.outcome.asked[0] ?? null;
    default:
      return null;
  }
}
