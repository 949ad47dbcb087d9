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
import type { PlanKind } from "../../rules/plans/plans.ts";
import type { CustomerDraft, PaymentDraft, Unit } from "../../rules/registration/drafts.ts";
import type { RegistrationStep } from "../../rules/registration/gates.ts";
import type { Transition } from "../engine/flow.ts";
import type { Notice } from "../engine/ports.ts";
import type { ImeiEffect, ImeiEvent } from "../imei/imei-field.ts";
import type { Attempt } from "../payment/attempts.ts";
import type { ConsentEffect } from "../payment/consent.ts";
import type { OutcomeEffect, OutcomeEvent } from "../payment/outcome.ts";
import type { Moment, Press, Shown } from "../payment/price-check.ts";
import type { FoundPrices } from "../payment/read-prices.ts";
import type { SentEvent } from "../payment/sent-event.ts";
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
  /** A camera has read these IMEIs; `id` is the row whose button was pressed. */
  | { type: "scan-imeis"; id: string; imeis: readonly string[] }
  | { type: "choose-card"; choice: string }
  /** `today` decides which months the current year still offers. */
  | { type: "edit-card"; patch: Partial<PaymentDraft>; today: Date }
  | { type: "accept-terms"; accepted: boolean };

/** An event of the IMEI field in the row with this id. @inline */
export type DeviceImeiEvent = ImeiEvent & { id: string };

/** The screen that was pressed on: a press has no effect once another one shows. @inline */
interface PressedOn {
  readonly from?: RegistrationPhase;
}

/** The events that a page may send, in the order in which a customer meets them. @inline */
export type RegistrationAction =
  /** `variant` is that of the address that names the step; a page without addresses has none. */
  | { type: "visit"; step: RegistrationStep; variant?: Variant }
  | Edit
  /** Next, on every screen that has one; in the question about a saved card, Yes. */
  | ({ type: "submit" } & Shown & PressedOn)
  /** Previous, on every screen that has one; in a question, No. */
  | ({ type: "back" } & PressedOn)
  /** Checks every part and, if all are valid, goes on to the confirmation. */
  | { type: "submit-all" }
  | { type: "continue-with-password" }
  | { type: "continue-without-password" }
  /** Agrees to a repetition, or to a price that has changed, before Confirm works. */
  | { type: "acknowledge"; isAcknowledged: boolean }
  /** Reads the prices of the question again. */
  | { type: "refetch" }
  | ({ type: "confirm" } & Press)
  /** After a refusal: opens the payment step, which shows the reason. */
  | { type: "use-another-card" }
  | Extract<OutcomeEvent, { type: "read-back-again" | "try-again" }>
  | { type: "start-over" }
  /** After a partial success: registers the devices that failed once more. */
  | { type: "retry-failed" }
  /** The browser puts the page away: secrets leave its memory, and the next event is `page-back`. */
  | { type: "page-left" }
  | { type: "page-back" }
  /** There is a network again: what could not be asked is asked once more. */
  | { type: "page-online" };

/** All events of a registration: actions of the customer and replies to calls. */
export type RegistrationEvent =
  | RegistrationAction
  | DeviceImeiEvent
  | { type: "email-checked"; email: string; reply: EmailCheck }
  | { type: "email-check-failed"; email: string; error: WaypostError }
  | { type: "cards-fetched"; cards: readonly SavedCard[] }
  /** The account gave no answer, or refused the password. */
  | { type: "cards-not-fetched" }
  /** The time zone of the customer's device, as the list has it. */
  | { type: "time-zone-found"; zone: TimeZone }
  | { type: "time-zone-described"; zone: TimeZone }
  | ({ type: "prices-found" } & FoundPrices<readonly ChosenPlan[]>)
  | Exclude<SentEvent<RegistrationResult>, { type: "refused" }>
  /** `inUse` are the IMEIs that are in use after the refusal. */
  | { type: "refused"; error: WaypostError; inUse: readonly string[] }
  | Extract<OutcomeEvent, { type: "settling" | "settled" | "found" }>;

export type EventOf<Type extends RegistrationEvent["type"]> = Extract<
  RegistrationEvent,
  { type: Type }
>;

/** The effects of the registration's transitions. */
export type RegistrationEffect =
  /**
   * `redirect` replaces the current address, so that Back does not return to it. Without a `variant`
   * it is that of the address.
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
  | ConsentEffect
  | { type: "check-email"; key: "email"; email: string }
  | { type: "fetch-cards"; key: "cards"; request: CardsRequest }
  /**
   * Another country aborts the read of the previous one; the same country is read once. It has no
   * key, which would abort the read of the same country too.
   */
  | { type: "load-states"; country: string }
  /** Finds the time zone of the customer's device in the list. */
  | { type: "find-time-zone" }
  /** Finds the description of a chosen time zone in the list. */
  | { type: "describe-time-zone"; timezone: string }
  /** Reads the lists of these kinds past every cache, unless that was done recently, at `since`. */
  | { type: "check-prices"; key: "prices"; kinds: readonly PlanKind[]; since: Moment | null }
  /** For the IMEI of the row with this id. */
  | (ImeiEffect & { key: string; id: string })
  /** `consentTo` are the ids of earlier attempts that are knowingly repeated. */
  | {
      type: "send";
      payload: RegistrationPayload;
      variant: Variant | null;
      attempt: Attempt;
      consentTo: readonly string[];
    }
  /** The customer knows the outcome, so the same devices may be paid for again. */
  | { type: "close-attempt"; id: string; subjects: readonly string[] }
  | OutcomeEffect;

export type RegistrationTransition = Transition<RegistrationState, RegistrationEffect>;

/** Loads the states of the chosen country. */
export const statesOf = ({ country }: CustomerDraft): RegistrationEffect => ({
  type: "load-states",
  country,
});

/** Loads the states of the chosen country and, while none is chosen, the customer's time zone. */
export const detailsLists = (customer: CustomerDraft): RegistrationEffect[] => [
  statesOf(customer),
  ...(customer.timezone === "" ? [{ type: "find-time-zone" } as const] : []),
];
