import type { CardsRequest, CustomerId, RegistrationPayload } from "@waypost/sdk";
import type { RegistrationStep } from "../../rules/gates.ts";
import type { Transition } from "../flow.ts";
import type { ImeiEffect } from "../imei-field.ts";
import type { Notice } from "../ports.ts";
import type { Attempt, RegistrationState } from "./state.ts";

/** The effects of the registration's transitions. */
export type RegistrationEffect =
  /** `redirect` replaces the current address, so that Back does not return to it. */
  | { type: "go"; step: RegistrationStep; customerId?: CustomerId | null; redirect?: true }
  | ({ type: "notify" } & Notice)
  | { type: "cancel"; key: string }
  | { type: "check-email"; key: "email"; email: string }
  | { type: "fetch-cards"; key: "cards"; request: CardsRequest }
  /**
   * Another country aborts the read of the previous one; the same country is read once. It has no
   * key, which would abort the read of the same country too.
   */
  | { type: "load-states"; country: string }
  /** Finds the time zone of the customer's device in the list. */
  | { type: "find-time-zone" }
  /** `fresh` requests the lists again; otherwise those loaded at startup are used. */
  | { type: "load-prices"; key: "prices"; fresh: boolean }
  /** For the IMEI of the row with this id. */
  | (ImeiEffect & { key: string; id: string })
  /** `repeats` is the id of an earlier attempt that is knowingly repeated. */
  | { type: "register"; payload: RegistrationPayload; attempt: Attempt; repeats: string | null }
  /** The customer knows the outcome, so the same devices may be paid for again. */
  | { type: "close-attempt"; id: string; subjects: readonly string[] }
  /** `attempt` is the id of the attempt. */
  | { type: "read-back"; key: "read-back"; imeis: readonly string[]; attempt: string }
  /** Waits until the request of this attempt cannot be in progress. */
  | { type: "wait-settled"; key: "settle"; attempt: string };

export type RegistrationTransition = Transition<RegistrationState, RegistrationEffect>;
