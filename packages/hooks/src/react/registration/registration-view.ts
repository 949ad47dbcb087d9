import type { SavedCard } from "@waypost/sdk";
import type { Runner } from "../../flows/engine/runner-types.ts";
import type { RegistrationEvent } from "../../flows/registration/events.ts";
import type { ReadBack } from "../../flows/registration/outcome.ts";
import type {
  Failure,
  RegistrationPhase,
  RegistrationReceipt,
  RegistrationState,
} from "../../flows/registration/state.ts";
import type { LostSecret } from "../../rules/registration/lost-secret.ts";
import type { PriceNote, QuestionTick } from "../question-words.ts";

/** The members of every phase. */
interface Common<Phase extends RegistrationPhase> {
  readonly phase: Phase;
  /** The runner, for code outside React. */
  readonly run: Runner<RegistrationState, RegistrationEvent>;
  /** The secret that must be entered again, after a reload or a reply; the page explains why. */
  readonly lostSecret: LostSecret | null;
  /** The customer has an account, so the details of a new one are not needed. */
  readonly isKnownCustomer: boolean;
  /**
   * For a registration that is one page: checks all parts, shows all their errors, asks the server
   * about the e-mail address and the IMEIs, and goes on to `reviewing`. Also a handler for
   * `onSubmit`.
   */
  readonly submitAll: (event?: unknown) => void;
  /** The server is being asked; the submit of all parts continues by itself after its answer. */
  readonly isSubmittingAll: boolean;
}

/** A form with Next. @inline */
interface WithSubmit {
  /** Next. `shown`: the text on the screen, for `onConsent`; anything but a string is ignored. */
  readonly submit: (shown?: unknown) => void;
}

/** A screen with Previous. @inline */
interface WithBack {
  readonly back: () => void;
}

/** @inline */
interface Email extends Common<"email">, WithSubmit {
  /** Why the e-mail address could not be checked, until it is checked again or edited. */
  readonly failure: string | null;
  /** The receipt of the last registration can be opened at the path of the confirmation. */
  readonly hasLastReceipt: boolean;
}

/** The e-mail address belongs to an account: ask for its password. @inline */
interface KnownEmail extends Common<"known-email" | "fetching-cards">, WithBack {
  readonly email: string;
  readonly continueWithPassword: () => void;
  readonly continueWithoutPassword: () => void;
}

/** @inline */
interface Details extends Common<"details">, WithSubmit, WithBack {
  readonly email: string;
}

/** @inline */
type Devices = Common<"devices"> & WithSubmit & WithBack;

/** A saved card or a new one; in `card-question`, Submit is Yes and Back is No. @inline */
interface Payment
  extends Common<"payment" | "fetching-saved-cards" | "card-question">, WithSubmit, WithBack {
  readonly savedCards: readonly SavedCard[];
  /** The saved cards were lost in a reload; `continueWithPassword` shows them again. */
  readonly areCardsLost: boolean;
  readonly continueWithPassword: () => void;
  /** A new card is chosen, so its form is needed. */
  readonly isNewCard: boolean;
  /** A password was given, but no cards came back for it. The page should say that it may be wrong. */
  readonly isPasswordDoubtful: boolean;
  /** Why the last registration was refused, and the card it used; `null` if none was refused. */
  readonly failure: Pick<Failure, "text" | "card"> | null;
}

/** @inline */
type Terms = Common<"terms"> & WithSubmit & WithBack;

/** The order as it is agreed to, one row a device. */
export interface RegistrationQuestion {
  /**
   * All that must be said before `confirm`, in the customer's language: each device with its price,
   * the sum, the renewals, the card, a repetition, the state of the prices. A page that shows these
   * and `ticks` leaves nothing out.
   */
  readonly sentences: readonly string[];
  /** What must be ticked; empty if nothing must. */
  readonly ticks: readonly QuestionTick[];
  readonly rows: readonly {
    readonly id: string;
    readonly imei: string;
    /** The name of the device or, if it has none, its IMEI. */
    readonly name: string;
    readonly planName: string;
    /** USD for the period; `null` while it is unknown. */
    readonly price: number | null;
    /** Months after which the same price is billed again; `null` while it is unknown. */
    readonly months: number | null;
  }[];
  /** "Card: Visa ending in 1111" */
  readonly card: string;
  /** The state of the prices; `null` while they are those of the server. */
  readonly priceNote: PriceNote | null;
  /** USD billed at once; `null` while a price is unknown. */
  readonly total: number | null;
  /** One of the devices was sent before and got no reply; what a second order would do. */
  readonly repetition: string | null;
  /** Warnings for a browser that cannot guard the payment; empty for any other. */
  readonly warnings: readonly string[];
}

/** @inline */
interface Reviewing extends Common<"reviewing">, WithBack {
  readonly review: RegistrationQuestion;
  /** False while a step is incomplete, something must be ticked or a price is unknown. */
  readonly canConfirm: boolean;
  /** Confirm was pressed and waits for the prices. */
  readonly isConfirming: boolean;
  /** `shown`: the text on the screen, for `onConsent`; anything but a string is ignored. */
  readonly confirm: (shown?: unknown) => void;
  /** Reads the prices again. */
  readonly refetch: () => void;
}

/** @inline */
interface Sending extends Common<"sending"> {
  /** "Registering your devices…" */
  readonly message: string;
}

/** The server refused the registration, or it was not sent. Nothing was charged. @inline */
interface Failed extends Common<"failed">, WithBack {
  readonly failure: Failure;
  /** After a refusal: opens the payment step, which shows the reason. */
  readonly changeCard: () => void;
}

/** No reply was received. @inline */
interface Unknown extends Common<"reading-back" | "unknown">, WithBack {
  /** "Please do not pay again yet"; `null` where trying again is safe. */
  readonly title: string | null;
  readonly message: string;
  /** Another window of the browser sent the request, not this page. */
  readonly isElsewhere: boolean;
  /** The failure of the call; `null` if another window sent it. */
  readonly failure: Failure | null;
  /** The request that was sent. */
  readonly request: {
    /** The devices; the name is "" if it is unknown. */
    readonly devices: readonly { readonly imei: string; readonly name: string }[];
    /** USD; `null` if it is no longer known. */
    readonly total: number | null;
    /** Last four digits of the card; `null` if they are no longer known. */
    readonly last4: string | null;
    /** ISO 8601; "" if it is no longer known. */
    readonly at: string;
  };
  /** The result of the look-up for each IMEI. Empty if the IMEIs are no longer known. */
  readonly found: readonly (ReadBack & { readonly text: string })[];
  /** False while the request may be in progress. The flow then looks again automatically. */
  readonly isSettled: boolean;
  /** When it looks again, for `useSecondsUntil`; `null` if it does not. */
  readonly looksAgainAt: number | null;
  /** No IMEI is in use, so the customer may try again. */
  readonly canTryAgain: boolean;
  readonly canStartOver: boolean;
  readonly lookAgain: () => void;
  /** Opens a second confirmation, which says what sending again would do. */
  readonly tryAgain: () => void;
  readonly startOver: () => void;
}

/** @inline */
interface Done extends Common<"done"> {
  readonly receipt: RegistrationReceipt;
  /** The devices can be set up here; that requires the token, which is lost in a reload. */
  readonly canSetUp: boolean;
  /** Some devices failed, and a registration of these can be started. */
  readonly canRetryFailed: boolean;
  /** Starts a registration of the devices that failed, with an empty card. */
  readonly retryFailed: () => void;
  readonly startOver: () => void;
}

/** The return value of `useRegistration` in each phase. */
interface RegistrationViews {
  readonly restoring: Common<"restoring">;
  readonly email: Email;
  readonly "checking-email": Common<"checking-email">;
  readonly "known-email": KnownEmail;
  readonly "fetching-cards": KnownEmail;
  readonly details: Details;
  readonly devices: Devices;
  readonly payment: Payment;
  readonly "fetching-saved-cards": Payment;
  readonly "card-question": Payment;
  readonly terms: Terms;
  readonly reviewing: Reviewing;
  readonly sending: Sending;
  readonly failed: Failed;
  readonly "reading-back": Unknown;
  readonly unknown: Unknown;
  readonly done: Done;
}

/**
 * The registration at work, told apart by its `phase`: a member exists in the phases to which it
 * belongs. With an argument only these phases: `RegistrationView<"reviewing">`.
 */
export type RegistrationView<Phase extends RegistrationPhase = RegistrationPhase> =
  RegistrationViews[Phase];

/** The members of every phase, without `phase`. */
export type CommonView = Omit<Common<RegistrationPhase>, "phase">;
