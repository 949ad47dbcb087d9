import type {
  EmailCheck,
  ImeiCheck,
  RegistrationResult,
  SavedCard,
  WaypostError,
} from "@waypost/sdk";
import type { CustomerDraft, PaymentDraft, Unit } from "../../rules/drafts.ts";
import type { RegistrationStep } from "../../rules/gates.ts";
import type { ReadBack } from "./state.ts";

/** The plan of a row, as the price list gives it. */
export interface ChosenPlan {
  readonly service_plan_id: string;
  readonly email_content: string | null;
  readonly service_plan_name: string | null;
  readonly price: number | null;
}

export type WizardEvent =
  | { type: "visit"; step: RegistrationStep }
  | { type: "previous" }
  /** After a read-back that found no IMEI in use. */
  | { type: "try-again" }
  | { type: "more-devices" };

export type CustomerEvent =
  | { type: "edit-customer"; patch: Partial<CustomerDraft> }
  | { type: "submit-email" }
  | { type: "email-checked"; reply: EmailCheck }
  | { type: "email-check-failed"; error: WaypostError }
  | { type: "use-another-email" }
  | { type: "continue-with-password" }
  | { type: "continue-without-password" }
  | { type: "cards-fetched"; cards: readonly SavedCard[] }
  | { type: "submit-details" };

export type DeviceEvent =
  | { type: "choose-unit"; unit: Unit }
  | { type: "add-device" }
  | { type: "remove-device"; id: string }
  | { type: "edit-imei"; id: string; text: string }
  | { type: "check-imei-again"; id: string }
  | { type: "imei-checked"; id: string; imei: string; reply: ImeiCheck }
  | { type: "imei-check-failed"; id: string; imei: string; error: WaypostError }
  | { type: "edit-device-name"; id: string; name: string }
  | { type: "choose-plan"; id: string; plan: ChosenPlan }
  | { type: "submit-devices" };

export type PaymentEvent =
  | { type: "choose-card"; choice: string }
  /** `today` decides which months the current year still offers. */
  | { type: "edit-card"; patch: Partial<PaymentDraft>; today: Date }
  | { type: "submit-payment" }
  | { type: "answer-card-question"; yes: boolean }
  | { type: "accept-terms"; accepted: boolean }
  | { type: "submit-terms" };

export type ConfirmEvent =
  | { type: "go-back" }
  | { type: "load-prices" }
  | { type: "prices-loaded"; plans: readonly ChosenPlan[] }
  | { type: "confirm"; at: Date }
  | { type: "register-succeeded"; reply: RegistrationResult }
  | { type: "register-failed"; error: WaypostError }
  | { type: "read-back"; found: readonly ReadBack[]; at: Date }
  | { type: "read-back-again" };

/** Everything that can happen to a registration: what a person does and what a call answers. */
export type RegistrationEvent =
  | WizardEvent
  | CustomerEvent
  | DeviceEvent
  | PaymentEvent
  | ConfirmEvent;

export type RegistrationHandler<Event> = (
  state: import("./state.ts").RegistrationState,
  event: Event,
) => import("./effects.ts").RegistrationTransition;

/** One handler for each event of an area. */
export type HandlersOf<Event extends { type: string }> = {
  [Type in Event["type"]]: RegistrationHandler<Extract<Event, { type: Type }>>;
};
