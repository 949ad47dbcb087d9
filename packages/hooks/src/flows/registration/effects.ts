import type { CardsRequest, CustomerId, RegistrationPayload } from "@waypost/sdk";
import type { MessageCode } from "../../messages/messages.ts";
import type { RegistrationStep } from "../../rules/gates.ts";
import type { Transition } from "../flow.ts";
import type { ImeiEffect } from "../imei-field.ts";
import type { Attempt, RegistrationState } from "./state.ts";

/** What a transition of the registration can ask for. */
export type RegistrationEffect =
  /** `redirect` replaces the address that was refused, so that Back does not lead to it again. */
  | { type: "go"; step: RegistrationStep; customerId?: CustomerId; redirect?: true }
  | {
      type: "notify";
      tone: "error" | "success";
      code: MessageCode;
      params?: Readonly<Record<string, string>>;
    }
  | { type: "cancel"; key: string }
  | { type: "check-email"; key: "email"; email: string }
  | { type: "fetch-cards"; key: "cards"; request: CardsRequest }
  /**
   * A newer country ends the read of an older one; the same country is read once. A key would
   * end the read of the same country too, so `perform` looks after it.
   */
  | { type: "load-states"; country: string }
  /** `fresh` asks the server once more; otherwise the lists of the start are enough. */
  | { type: "load-prices"; key: "prices"; fresh: boolean }
  /** For the IMEI of the row with this id. */
  | (ImeiEffect & { key: string; id: string })
  | { type: "register"; payload: RegistrationPayload; attempt: Attempt }
  /** The attempt is told of, so that the same devices may be paid for again. */
  | { type: "close-attempt"; id: string }
  /** `since` is when the attempt was made, in ISO 8601. */
  | { type: "read-back"; key: "read-back"; imeis: readonly string[]; since: string }
  /** Until nothing of an attempt made then (ISO 8601) can be on its way any more. */
  | { type: "wait-settled"; key: "settle"; since: string };

export type RegistrationTransition = Transition<RegistrationState, RegistrationEffect>;
