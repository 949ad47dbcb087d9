import type { RegistrationResult } from "@waypost/sdk";
import { isCharge } from "../../rules/charge-address.ts";
import type { Ports } from "../ports.ts";
import { sendOnce, type SendOutcome } from "../send-once.ts";
import { openAttempt } from "./attempt.ts";
import type { RegistrationEffect } from "./effects.ts";
import type { RegistrationEvent } from "./events.ts";
import { knownPlans } from "./reads.ts";

type Register = Extract<RegistrationEffect, { type: "register" }>;

/** Sends the registration once and returns the event of its outcome. */
export async function register(
  ports: Ports,
  { payload, attempt, repeats }: Register,
): Promise<RegistrationEvent> {
  const { client, attempts, address } = ports;
  const { registration } = client;
  const outcome = await sendOnce(
    attempts,
    {
      attempt: openAttempt(attempt),
      consentTo: repeats === null ? [] : [repeats],
      writeTimeout: client.writeTimeout,
    },
    () =>
      isCharge(address()) ? registration.registerCharge(payload) : registration.register(payload),
  );
  return eventOf(outcome, ports);
}

function eventOf(outcome: SendOutcome<RegistrationResult>, ports: Ports): RegistrationEvent {
  switch (outcome.kind) {
    case "accepted":
      return { type: "register-succeeded", reply: outcome.reply, plans: knownPlans(ports) };
    case "busy":
      return { type: "register-busy" };
    case "blocked":
      return { type: "register-blocked", attempt: outcome.attempts[0] };
    case "refused":
    case "unknown":
      return {
        type: "register-failed",
        error: outcome.error,
        isUnknown: outcome.kind === "unknown",
      };
  }
}
