import type {
  CardsRequest,
  CustomerId,
  EmailCheck,
  RegistrationPayload,
  RegistrationResult,
  SavedCard,
  TimeZone,
  WaypostError,
} from "@waypost/sdk";
import type { Variant } from "../../rules/charge-address.ts";
import type { CustomerDraft, PaymentDraft, Unit } from "../../rules/registration/drafts.ts";
import type { RegistrationStep } from "../../rules/registration/wizard.ts";
import type { Transition } from "../engine/flow.ts";
import type { Notice } from "../engine/ports.ts";
import type { ImeiEffect, ImeiEvent } from "../imei/imei-field.ts";
import type { WithoutCard } from "../checkout/card-token.ts";
import type { CardRefused, QuestionEvent } from "../checkout/question.ts";
import type { OutcomeEvent } from "../checkout/outcome.ts";
import type { Shown } from "../checkout/price-check.ts";
import type { CheckoutEffect, OutcomeKnown } from "../checkout/perform.ts";
import type { SentEvent } from "../checkout/send-once.ts";
import type { RegistrationPhase, RegistrationState } from "./state.ts";

/** The plan of a row, as in the price list. */
export interface ChosenPlan {
  readonly service_plan_id: string;
  readonly email_content: string | null;
  readonly service_plan_name: string | null;
  readonly price: number | null;
  /** Months. */
  readonly duration: number | null;
}

/** The customer's entries. @inline */
type Edit =
  | { type: "edit-customer"; patch: Partial<CustomerDraft> }
  | { type: "choose-unit"; unit: Unit }
  | { type: "add-device" }
  | { type: "remove-device"; id: string }
  | { type: "edit-device-name"; id: string; name: string }
  | { type: "choose-plan"; id: string; plan: ChosenPlan }
  /**
   * A camera has read these IMEIs. `id` is the row whose scan button was pressed; `null` for a
   * button outside the rows.
   */
  | { type: "scan-imeis"; id: string | null; imeis: readonly string[] }
  /**
   * The page was opened at this address, or it changed. The `imei` of the start page is entered
   * once: `#/?imei=350000000000006,860000000000009`.
   */
  | { type: "given-imeis"; address: string }
  | { type: "choose-card"; choice: string }
  /** `today` decides which months the current year still offers. */
  | { type: "edit-card"; patch: Partial<PaymentDraft>; today: Date }
  | { type: "accept-terms"; accepted: boolean };

/** An event of the IMEI field in the row with this id. @inline */
export type DeviceImeiEvent = ImeiEvent & { id: string };

/**
 * The screen on which a button was pressed. The press has no effect if another screen is open.
 * @inline
 */
interface PressedOn {
  readonly from?: RegistrationPhase;
}

/** The events that a page may send, in the order in which a customer encounters them. @inline */
export type RegistrationAction =
  /**
   * `variant` is that of the address that names the step; undefined on a page without addresses.
   */
  | { type: "visit"; step: RegistrationStep; variant?: Variant }
  | Edit
  /** Next, on every screen that has one. In the question about a saved card: Yes. */
  | ({ type: "submit" } & Shown & PressedOn)
  /** Previous, on every screen that has one. In a question: No. */
  | ({ type: "back" } & PressedOn)
  /** Checks all parts and, if they are valid, continues to the confirmation. */
  | { type: "submit-all" }
  | { type: "continue-with-password" }
  | { type: "continue-without-password" }
  /**
   * `acknowledge` ticks the box for a repetition or a changed price, which Confirm requires.
   * `refetch` reads the prices of the question again. `page-online`: the browser is online again;
   * retries what failed while it was offline.
   */
  | Extract<QuestionEvent, { type: "acknowledge" | "refetch" | "confirm" | "page-online" }>
  /** After a rejection: opens the payment step, which shows the reason. */
  | { type: "use-another-card" }
  | Extract<OutcomeEvent, { type: "read-back-again" | "try-again" }>
  | { type: "start-over" }
  /** After a partial success: starts another registration for the devices that failed. */
  | { type: "retry-failed" }
  /**
   * The page entered the back-forward cache: secrets are removed. The next event is `page-back`.
   */
  | { type: "page-left" }
  | { type: "page-back" };

/** All events of a registration: actions of the customer and replies to requests. */
export type RegistrationEvent =
  | RegistrationAction
  | DeviceImeiEvent
  | { type: "email-checked"; email: string; reply: EmailCheck }
  | { type: "email-check-failed"; email: string; error: WaypostError }
  | { type: "cards-fetched"; cards: readonly SavedCard[] }
  /** The server did not answer, or it rejected the password. */
  | { type: "cards-not-fetched" }
  /** The time zone of the customer's device, as the list has it. */
  | { type: "time-zone-found"; zone: TimeZone }
  | { type: "time-zone-described"; zone: TimeZone }
  | Extract<
      QuestionEvent<readonly ChosenPlan[]>,
      { type: "prices-found" | "earlier-found" | "bank" }
    >
  | SentEvent<RegistrationResult>
  | OutcomeKnown
  | CardRefused
  | Extract<OutcomeEvent, { type: "settling" | "settled" | "found" }>;

export type EventOf<Type extends RegistrationEvent["type"]> = Extract<
  RegistrationEvent,
  { type: Type }
>;

/** The body of a registration, and the variant that decides its endpoint. */
export interface RegistrationRequest {
  readonly payload: WithoutCard<RegistrationPayload>;
  readonly variant: Variant | null;
}

/** The effects that registration transitions request. */
export type RegistrationEffect =
  /**
   * `redirect` replaces the current address, so that Back does not return to it. Without a
   * `variant`, that of the current address is used.
   */
  | {
      type: "go";
      step: RegistrationStep;
      customerId?: CustomerId | null;
      redirect?: true;
      variant?: Variant;
    }
  | ({ type: "notify" } & Notice)
  | { type: "cancel"; key: string }
  | { type: "check-email"; key: "email"; email: string }
  | { type: "fetch-cards"; key: "cards"; request: CardsRequest }
  /**
   * A read for another country aborts the previous one; the same country is read only once. This
   * effect has no key, because a key would also abort a read for the same country.
   */
  | { type: "load-states"; country: string }
  /** Looks for the time zone of the customer's device in the list. */
  | { type: "find-time-zone" }
  /** Looks for the description of the chosen time zone in the list. */
  | { type: "describe-time-zone"; timezone: string }
  /** `id` is the row with the IMEI. */
  | (ImeiEffect & { key: string; id: string })
  | CheckoutEffect<RegistrationRequest>;

export type RegistrationTransition = Transition<RegistrationState, RegistrationEffect>;

/** Loads the states of the chosen country. */
export const statesOf = ({ country }: CustomerDraft): RegistrationEffect => ({
  type: "load-states",
  country,
});

/** Loads the states of the chosen country and, if no time zone is chosen, finds the customer's. */
export const detailsLists = (customer: CustomerDraft): RegistrationEffect[] => [
  statesOf(customer),
  ...(customer.timezone === "" ? [{ type: "find-time-zone" } as const] : []),
];
