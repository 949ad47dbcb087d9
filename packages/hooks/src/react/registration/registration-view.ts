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
import type { TaskQuestion } from "../checkout/question.ts";

/** The members of every phase. */
interface Common<Phase extends RegistrationPhase> {
  readonly phase: Phase;
  /** The runner, for code outside React. */
  readonly run: Runner<RegistrationState, RegistrationEvent>;
  /**
   * The secret that must be entered again, after a reload or a reply. The page should explain why.
   */
  readonly lostSecret: LostSecret | null;
  /** True if the customer has an account, so the details of a new customer are not needed. */
  readonly isKnownCustomer: boolean;
  /**
   * Submits all parts of a one-page registration: validates them, shows all their errors, checks
   * the e-mail address and the IMEIs with the server, and continues to `reviewing`. Also a handler
   * for `onSubmit`.
   */
  readonly submitAll: (event?: unknown) => void;
  /** True while the server is checking. `submitAll` continues automatically afterwards. */
  readonly isSubmittingAll: boolean;
}

/** A form with Next. @inline */
interface WithSubmit {
  /**
   * Continues to the next step. `shown` is the text on the screen, for `onConsent`. Anything but a
   * string is ignored.
   */
  readonly submit: (shown?: unknown) => void;
}

/** A screen with Previous. @inline */
interface WithBack {
  readonly back: () => void;
}

/** @inline */
interface Email extends Common<"email">, WithSubmit {
  /**
   * The reason why the e-mail address could not be checked, until it is checked again or edited.
   */
  readonly failure: string | null;
  /** True if the receipt of the last registration can be opened at the path of the confirmation. */
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
  /** True if the saved cards were lost in a reload. `continueWithPassword` shows them again. */
  readonly areCardsLost: boolean;
  readonly continueWithPassword: () => void;
  /** True if a new card is selected, so its form is needed. */
  readonly isNewCard: boolean;
  /**
   * True if a password was given, but the server returned no cards for it. The page should say
   * that the password may be wrong.
   */
  readonly isPasswordDoubtful: boolean;
  /**
   * The reason of the last rejection, and the card of that registration; `null` if none was
   * rejected.
   */
  readonly failure: Pick<Failure, "text" | "card"> | null;
}

/** @inline */
type Terms = Common<"terms"> & WithSubmit & WithBack;

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

/** @inline */
interface Sending extends Common<"sending"> {
  /** "Registering your devices…" */
  readonly message: string;
}

/** The server rejected the registration, or it was not sent. Nothing was charged. @inline */
interface Failed extends Common<"failed">, WithBack {
  readonly failure: Failure;
  /** After a rejection, opens the payment step, which shows the reason. */
  readonly changeCard: () => void;
}

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
 * The running registration as a union by `phase`: each phase has only its own members. With an
 * argument it is limited to these phases: `RegistrationView<"reviewing">`.
 */
export type RegistrationView<Phase extends RegistrationPhase = RegistrationPhase> =
  RegistrationViews[Phase];

/** The members of every phase, without `phase`. */
export type CommonView = Omit<Common<RegistrationPhase>, "phase">;
