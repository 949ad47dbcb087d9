import type { CardsRequest, CustomerId, RegistrationPayload } from "@waypost/sdk";
import type { Variant } from "../../rules/charge-address.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import type { RegistrationStep } from "../../rules/registration/gates.ts";
import type { Transition } from "../engine/flow.ts";
import type { Notice } from "../engine/ports.ts";
import type { ImeiEffect } from "../imei/imei-field.ts";
import type { Attempt } from "../payment/attempts.ts";
import type { ConsentEffect } from "../payment/consent.ts";
import type { OutcomeEffect } from "../payment/outcome.ts";
import type { Moment } from "../payment/price-check.ts";
import type { RegistrationState } from "./state.ts";

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
