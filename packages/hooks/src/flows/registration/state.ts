import type { CustomerId, RegistrationDetails, SavedCard, Subscription } from "@waypost/sdk";
import type { FieldErrors } from "../../forms/validate.ts";
import type {
  CustomerDraft,
  DeviceDraft,
  PaymentDraft,
  TermsDraft,
  Unit,
} from "../../rules/drafts.ts";
import type { Progress, RegistrationStep } from "../../rules/gates.ts";
import type { LostSecret } from "../../rules/lost-secret.ts";
import type { ImeiField } from "../imei-field.ts";

/** Every screen and every wait of the registration, in the order a customer meets them. */
export const REGISTRATION_STATES = [
  /** The storage has not answered yet. */
  "restoring",
  "email",
  "checking-email",
  "known-email",
  "fetching-cards",
  "details",
  "devices",
  "payment",
  "card-question",
  "terms",
  "confirm",
  "registering",
  "failed",
  "reading-back",
  "unknown",
  "registered",
  "partly-registered",
] as const;

export type RegistrationStateName = (typeof REGISTRATION_STATES)[number];

/** What a read-back found of one IMEI: `null` when even that could not be read. */
export interface ReadBack {
  readonly imei: string;
  readonly inUse: boolean | null;
}

/** One press of Confirm, kept over a reload so that nobody pays twice. Holds no secret and no token. */
export interface Attempt {
  /** Its name among the open attempts to pay of the page. */
  readonly id: string;
  readonly imeis: readonly string[];
  /** USD billed if all devices succeed. */
  readonly total: number | null;
  /** ISO 8601. */
  readonly at: string;
  readonly outcome: "pending" | "unknown" | "failed" | "registered" | "partly-registered";
  readonly found: readonly ReadBack[];
  /** Nothing can be on its way any more: what was found is final. */
  readonly isSettled: boolean;
  readonly receipt: RegistrationReceipt | null;
}

/** What the success panel shows; kept over a reload, without the token. */
export interface RegistrationReceipt {
  readonly details: RegistrationDetails | null;
  /** The address of the reply or, where it had none, the one typed. */
  readonly email: string;
  readonly devices: readonly RegisteredDevice[];
  readonly failedDevices: readonly string[];
  /** USD for the devices that were registered; `null` when a price is unknown. */
  readonly charged: number | null;
}

export interface RegisteredDevice extends Subscription {
  readonly kind: "gps" | "obd";
}

/** The words of a failure that the server or the SDK gave. */
export interface Failure {
  readonly text: string;
  /** Surely nothing was charged: the server itself refused, and did not merely break. */
  readonly isRefusal: boolean;
}

/** A device row: its draft, where the IMEI and what is known of it are one field. */
export interface DeviceRow extends Readonly<
  Omit<DeviceDraft, "imei" | "device_model" | "category" | "error" | "errormessage">
> {
  readonly imei: ImeiField;
}

export interface Activation {
  readonly unit: Unit | "";
  readonly devices: readonly DeviceRow[];
}

export interface RegistrationState {
  readonly name: RegistrationStateName;
  /** False until the first visit: then an attempt of an earlier page is read back. */
  readonly visited: boolean;
  readonly customer: CustomerDraft;
  readonly activation: Activation;
  readonly payment: PaymentDraft;
  readonly terms: TermsDraft;
  readonly progress: Progress;
  /** The e-mail with which the first step was completed; "" before. */
  readonly submittedEmail: string;
  readonly customerId: CustomerId | null;
  readonly savedCards: readonly SavedCard[];
  /** The token of a saved card, or `new`. */
  readonly cardChoice: string;
  readonly backup: CustomerDraft | null;
  readonly fieldErrors: FieldErrors;
  /** Grows with each refused submit, so that an error summary knows when to take the focus. */
  readonly submitCount: number;
  /** What a reload took because it is never stored; the customer is told why. */
  readonly lostSecret: LostSecret | null;
  readonly attempt: Attempt | null;
  readonly failure: Failure | null;
  /** In memory only; gone after a reload. */
  readonly token: string | null;
}

const STEP_OF: Readonly<Record<RegistrationStateName, RegistrationStep>> = {
  restoring: "customer-information",
  email: "customer-information",
  "checking-email": "customer-information",
  "known-email": "customer-information",
  "fetching-cards": "customer-information",
  details: "customer-information",
  devices: "activation-type",
  payment: "payment-method",
  "card-question": "payment-method",
  terms: "terms",
  confirm: "confirm",
  registering: "confirm",
  failed: "confirm",
  "reading-back": "confirm",
  unknown: "confirm",
  registered: "confirm",
  "partly-registered": "confirm",
};

/** The wizard step that a state belongs to. */
export const stepOf = (name: RegistrationStateName): RegistrationStep => STEP_OF[name];
