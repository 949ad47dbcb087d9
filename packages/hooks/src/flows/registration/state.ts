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
import type { RegistrationStep, Wizard } from "../../rules/registration/wizard.ts";
import type { LostSecret } from "../../rules/registration/lost-secret.ts";
import type { PhoneRule } from "../../rules/registration/phone.ts";
import type { State } from "../engine/step.ts";
import type { ImeiField } from "../imei/imei-field.ts";
import type { Attempt } from "../checkout/attempts.ts";
import type { GivenConsent, WholeConsent } from "../checkout/consent.ts";
import type { CheckoutScreen } from "../checkout/checkout.ts";

/** The step of each screen and waiting phase, in the order in which a customer encounters them. */
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

/** A screen of the registration, or a phase that waits for a reply. */
export type RegistrationPhase = keyof typeof STEP_OF;

/** All phases of the registration, in the order in which a customer encounters them. */
export const REGISTRATION_PHASES = Object.keys(STEP_OF) as readonly RegistrationPhase[];

/** The wizard step that a phase belongs to. */
export const stepOf = (phase: RegistrationPhase): RegistrationStep => STEP_OF[phase];

/**
 * The data that the success panel shows and that later pages need: all that remains of an accepted
 * registration. It is stored for a reload, without the token and the customer's name.
 */
export interface RegistrationReceipt {
  readonly outcome: "registered" | "partly-registered";
  /** The first and last name are `null` after a reload. */
  readonly details: RegistrationDetails | null;
  /** The e-mail address in the reply or, without one, the address that was entered. */
  readonly email: string;
  readonly devices: readonly RegisteredDevice[];
  readonly failedDevices: readonly string[];
  /** IMEIs that were accepted, but for which the reply has no subscription. */
  readonly unconfirmedDevices: readonly string[];
  /**
   * USD that the customer agreed to for the registered devices; `null` if the reply does not say
   * which those are. No reply reports what was charged.
   */
  readonly agreed: number | null;
  readonly unit: Unit | "";
  /** All devices that were sent, whether registered or not. */
  readonly sent: readonly SentDevice[];
  /**
   * The customer's consents: text messages, terms and order. After a partial success, the amounts
   * of the order are those of the active devices.
   */
  readonly consents: readonly GivenConsent[];
  /**
   * True if the reply had a token. The token is in memory only and allows setting up the devices.
   */
  readonly hasToken: boolean;
}

/**
 * A device as sent: `imei` is trimmed, `servicePlan` is the id of the chosen plan, `price` is the
 * agreed price in USD, `duration` is its period in months, and `plan_name` is its name in the list.
 */
type SentDevice = Readonly<
  Pick<DeviceDraft, "imei" | "device_name" | "category" | "servicePlan" | "price"> &
    Partial<Pick<DeviceDraft, "duration" | "plan_name">>
>;

/** The order as it was agreed to and sent, with the parts that a receipt shows. */
export interface SentOrder {
  readonly email: string;
  readonly unit: Unit | "";
  readonly devices: readonly SentDevice[];
  readonly consents: RegistrationReceipt["consents"];
}

/**
 * A registered device: its subscription from the reply, and its kind. Every category but `gps`
 * counts as `obd`. The names of the device and of its plan come from the order if the reply has none.
 */
export interface RegisteredDevice extends Subscription {
  readonly kind: "gps" | "obd";
}

/** The reason why a registration failed. @inline */
export interface Failure {
  /** The message of the server or of the SDK. */
  readonly text: string;
  /**
   * True if the server answered that it did not carry out the request; false also if it was not
   * sent.
   */
  readonly isRejection: boolean;
  /** The chosen card: its brand, "" if unknown, and its last four digits. */
  readonly card: { readonly brand: string; readonly last4: string };
  /** The IMEIs of the order that a lookup found in use after the rejection. */
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

/** The account, as found by the checks of the e-mail address and the password. @inline */
export interface Account {
  /** The e-mail address with which the first step was completed; "" before. */
  readonly submittedEmail: string;
  readonly customerId: CustomerId | null;
  /**
   * `null` if there are saved cards that a reload has lost. They can be fetched again with the
   * password.
   */
  readonly savedCards: readonly SavedCard[] | null;
  /** True if no cards were returned for the password: it may have been wrong. */
  readonly isPasswordDoubtful: boolean;
  /** The token of a saved card, or `new`. */
  readonly cardChoice: string;
  /** The details as entered before the check found an account for the e-mail address. */
  readonly backup: CustomerDraft | null;
}

/** The fields of a registration in every phase. Its secrets are in memory only. */
export interface RegistrationForm {
  /**
   * False until the first visit, and again after the page was in the back-forward cache: secrets
   * may be missing.
   */
  readonly visited: boolean;
  /** The variant whose first step was opened last; `null` if the address decides. */
  readonly variant: Variant | null;
  readonly customer: CustomerDraft;
  readonly account: Account;
  readonly activation: Activation;
  /** The `imei` of the last link whose IMEIs were entered. A reload does not enter them again. */
  readonly givenImeis: string;
  readonly payment: PaymentDraft;
  /** The day of the last card edit or press of Confirm; before, a day long ago. */
  readonly today: Date;
  /** The card holder that was filled in from the customer's name. Any other value was typed. */
  readonly suggestedHolder: string;
  readonly terms: TermsDraft;
  readonly wizard: Wizard;
  readonly fieldErrors: FieldErrors;
  /** Incremented with each rejected submit, so that an error summary knows when to take focus. */
  readonly submitCount: number;
  /** All parts were submitted together, and a reply about one of them is pending. */
  readonly isSubmittingAll: boolean;
  /** The secret that has to be entered again after a reload or a reply. The page explains why. */
  readonly lostSecret: LostSecret | null;
  /** The reason why the last request failed, until the customer has chosen a card again. */
  readonly failure: Failure | null;
  /** The consents so far, the last of each kind. */
  readonly consents: readonly GivenConsent[];
  /**
   * Unanswered attempts that the customer has left open. The next order may repeat them, and its
   * question says so.
   */
  readonly repeats: readonly Attempt[];
  /** The receipt of an earlier registration, which can be opened again. */
  readonly lastReceipt: RegistrationReceipt | null;
  /** The token of the last success. In memory only and lost on reload. */
  readonly token: string | null;
  readonly phoneRule?: PhoneRule | undefined;
  /**
   * The rows are those of a box, which may have more than four, or some of them, to which the
   * customer agreed as part of the whole.
   */
  readonly box?: { readonly partOf: WholeConsent | null };
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
  | CheckoutScreen
  | { readonly phase: "done"; readonly receipt: RegistrationReceipt };

/** The state of a registration: its form, and its screen, discriminated by the phase. */
export type RegistrationState = State<RegistrationForm, RegistrationScreen>;

/** The state of a registration in some phases. */
export type RegistrationIn<Phase extends RegistrationPhase> = State<
  RegistrationForm,
  RegistrationScreen & { readonly phase: Phase }
>;

/** True while the password of an account is asked for and not accepted yet. */
export const isAtPassword = ({ screen: { phase } }: RegistrationState): boolean =>
  phase === "known-email" || phase === "fetching-cards";

/** True for the customer of an account, once the e-mail address was checked. */
export const hasAccount = (state: RegistrationState): boolean =>
  state.form.wizard.isKnown === true || isAtPassword(state);

/** The family of all attempts of registrations. */
export const FAMILY = "registration";

/** The attempt that is pending or whose outcome is unknown; `null` if there is none. */
export function openAttempt({ screen }: RegistrationState): Attempt | null {
  if ("placed" in screen) return screen.placed.attempt;
  if ("outcome" in screen) return screen.outcome.asked[0] ?? null;
  return "unfinished" in screen ? (screen.unfinished?.attempt ?? null) : null;
}
