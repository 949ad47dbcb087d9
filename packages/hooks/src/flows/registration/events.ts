import type {
  EmailCheck,
  RegistrationResult,
  SavedCard,
  TimeZone,
  WaypostError,
} from "@waypost/sdk";
import type { Variant } from "../../rules/charge-address.ts";
import type { CustomerDraft, PaymentDraft, Unit } from "../../rules/registration/drafts.ts";
import type { Attempt } from "../payment/attempts.ts";
import type { RegistrationStep } from "../../rules/registration/gates.ts";
import type { ImeiEvent } from "../imei/imei-field.ts";
import type { OutcomeEvent } from "../payment/outcome.ts";
import type { Press, Shown } from "../payment/price-check.ts";
import type { NotSent } from "../payment/send-once.ts";
import type { FoundPrices } from "../payment/read-prices.ts";
import type { RegistrationTransition } from "./effects.ts";
import type { Order, RegistrationState } from "./state.ts";

/** The plan of a row, as in the price list. */
export interface ChosenPlan {
  readonly service_plan_id: string;
  readonly email_content: string | null;
  readonly service_plan_name: string | null;
  readonly price: number | null;
  /** Months. */
  readonly duration: number | null;
}

/** The events of every step. @inline */
export type WizardEvent =
  /** `variant` is that of the address that names the step; a page without addresses has none. */
  | { type: "visit"; step: RegistrationStep; variant?: Variant }
  | { type: "previous" }
  /** The browser puts the page away: secrets leave its memory, and the next event is `page-back`. */
  | { type: "page-left" }
  | { type: "page-back" }
  /** There is a network again: what could not be asked is asked once more. */
  | { type: "page-online" }
  /** After a read-back that found no IMEI in use. */
  | { type: "try-again" }
  | { type: "start-over" }
  /** After a partial success: registers the devices that failed once more. */
  | { type: "retry-failed" };

/** The events of the customer's details. @inline */
export type CustomerEvent =
  | { type: "edit-customer"; patch: Partial<CustomerDraft> }
  /** The time zone of the customer's device, as the list has it. */
  | { type: "time-zone-found"; zone: TimeZone }
  | { type: "time-zone-described"; zone: TimeZone }
  | ({ type: "submit-details" } & Shown);

/** The events of the email address and the password. @inline */
export type AccountEvent =
  | { type: "submit-email" }
  | { type: "email-checked"; email: string; reply: EmailCheck }
  | { type: "email-check-failed"; email: string; error: WaypostError }
  | { type: "use-another-email" }
  | { type: "continue-with-password" }
  | { type: "continue-without-password" }
  | { type: "cards-fetched"; cards: readonly SavedCard[] }
  /** The account gave no answer, or refused the password. */
  | { type: "cards-not-fetched" };

/** The events of the list of devices. @inline */
export type DeviceEvent =
  | { type: "choose-unit"; unit: Unit }
  | { type: "add-device" }
  | { type: "remove-device"; id: string }
  | { type: "edit-device-name"; id: string; name: string }
  | { type: "choose-plan"; id: string; plan: ChosenPlan }
  | { type: "submit-devices" };

/** An event of the IMEI field in the row with this id. @inline */
export type DeviceImeiEvent = ImeiEvent & { id: string };

/** A camera has read these IMEIs; `id` is the row whose button was pressed. @inline */
export type ScanEvent = { type: "scan-imeis"; id: string; imeis: readonly string[] };

/** The events of the payment. @inline */
export type PaymentEvent =
  | { type: "choose-card"; choice: string }
  /** `today` decides which months the current year still offers. */
  | { type: "edit-card"; patch: Partial<PaymentDraft>; today: Date }
  | { type: "submit-payment" }
  | { type: "answer-card-question"; yes: boolean }
  | { type: "accept-terms"; accepted: boolean }
  | ({ type: "submit-terms" } & Shown);

/** The events of a registration on one page. @inline */
export type WholePageEvent =
  /** Checks every part and, if all are valid, goes on to the confirmation. */
  { type: "submit-all" };

/** The events of the last step. @inline */
export type ConfirmEvent =
  | { type: "go-back" }
  /** After a refusal: opens the payment step, which tells of it. */
  | { type: "use-another-card" }
  | ({ type: "confirm" } & Press)
  | { type: "register-succeeded"; reply: RegistrationResult; order: Order }
  /** Nothing was sent. */
  | { type: "register-busy"; reason: NotSent }
  /** Nothing was sent, because this earlier attempt may have paid for one of the devices. */
  | { type: "register-blocked"; attempt: Attempt }
  /**
   * `isUnknown`: the server may have carried out the request. `inUse` are the IMEIs that are in use
   * after a refusal.
   */
  | {
      type: "register-failed";
      error: WaypostError | null;
      isUnknown: boolean;
      inUse?: readonly string[];
    };

/** The events of the price check. @inline */
export type PriceEvent =
  /** Reads the prices of the question again. */
  | { type: "load-prices" }
  | ({ type: "prices-loaded" } & FoundPrices<readonly ChosenPlan[]>)
  /** Agrees to a price that has changed since it was shown, before Confirm works. */
  | { type: "acknowledge"; isAcknowledged: boolean };

/** What happens to a registration whose reply was lost; `try-again` is one of the wizard's. @inline */
export type ReadBackEvent = Exclude<OutcomeEvent, { type: "try-again" }>;

/** All events of a registration: actions of the customer and replies to calls. */
export type RegistrationEvent =
  | WizardEvent
  | CustomerEvent
  | AccountEvent
  | DeviceEvent
  | DeviceImeiEvent
  | ScanEvent
  | PaymentEvent
  | WholePageEvent
  | ConfirmEvent
  | PriceEvent
  | ReadBackEvent;

export type RegistrationHandler<Event> = (
  state: RegistrationState,
  event: Event,
) => RegistrationTransition;

/** One handler for each event of an area. */
export type HandlersOf<Event extends { type: string }> = {
  [Type in Event["type"]]: RegistrationHandler<Extract<Event, { type: Type }>>;
};
