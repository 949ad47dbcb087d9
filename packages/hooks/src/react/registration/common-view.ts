import type { Runner } from "../../flows/engine/runner-types.ts";
import type { RegistrationEvent } from "../../flows/registration/events.ts";
import type {
  Failure,
  RegistrationIn,
  RegistrationPhase,
  RegistrationState,
} from "../../flows/registration/state.ts";
import type { LostSecret } from "../../rules/registration/lost-secret.ts";
import type { Waypost } from "../../waypost.ts";
import type { Words } from "../checkout/words.ts";
import { preventSubmit, shownText } from "../shown.ts";

/** The parts from which the view of a phase is made. */
export interface At<Phase extends RegistrationPhase> {
  readonly state: RegistrationIn<Phase>;
  readonly common: CommonView;
  readonly actions: ReturnType<typeof actionsOf>;
  readonly words: Words;
  readonly waypost: Page;
  /** A failure in the language of the page. After a reload it is not known. */
  readonly told: (failure: Failure | null) => Failure;
}

/** The parts of a page that its views depend on. */
export type Page = Pick<
  Waypost,
  "locale" | "currency" | "now" | "supportEmail" | "areWindowsGuarded" | "areAttemptsKept"
>;

/** The members of every phase. */
export interface Common<Phase extends RegistrationPhase> {
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
export interface WithSubmit {
  /**
   * Continues to the next step. `shown` is the text on the screen, for `onConsent`. Anything but a
   * string is ignored.
   */
  readonly submit: (shown?: unknown) => void;
}

/** A screen with Previous. @inline */
export interface WithBack {
  readonly back: () => void;
}

/** The members of every phase, without `phase`. */
export type CommonView = Omit<Common<RegistrationPhase>, "phase">;

/** Returns the actions of a screen. Each sends one event. */
export function actionsOf(
  { send }: Runner<RegistrationState, RegistrationEvent>,
  waypost: Page,
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
