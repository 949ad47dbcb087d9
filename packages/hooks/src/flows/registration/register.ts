import type { RegistrationResult } from "@waypost/sdk";
import { isCharge, type Variant } from "../../rules/charge-address.ts";
import type { Ports } from "../engine/ports.ts";
import { imeiOfSubject } from "../payment/subjects.ts";
import { isRejection, sendOnce, type SendOutcome } from "../payment/send-once.ts";
import type { RegistrationEffect } from "./effects.ts";
import type { RegistrationEvent } from "./events.ts";
import { registrationPath } from "./path.ts";
import { readBack } from "./reads.ts";
import type { Order } from "./state.ts";

type Register = Extract<RegistrationEffect, { type: "register" }>;

/** Sends the registration once and returns the event of its outcome. */
export async function register(
  ports: Ports,
  { payload, order, variant, attempt, repeats }: Register,
): Promise<RegistrationEvent> {
  const { client, attempts } = ports;
  const { registration } = client;
  const outcome = await sendOnce(
    attempts,
    {
      attempt,
      consentTo: repeats,
      writeTimeout: client.writeTimeout,
    },
    () =>
      isCharge(addressIn(ports, variant), ports.variant)
        ? registration.registerCharge(payload)
        : registration.register(payload),
  );
  const event = eventOf(outcome, order);
  const isRefusal = outcome.kind === "refused" && isRejection(outcome.error);
  if (event.type !== "register-failed" || !isRefusal) return event;
  // They were free before. The refusal may answer a copy of the request, which a browser sends when
  // its connection closes.
  const verdicts = await readBack(ports, [attempt]);
  const inUse = attempt.subjects.filter((subject) => verdicts[subject] === "applied");
  return { ...event, inUse: inUse.map(imeiOfSubject) };
}

/**
 * The address of the confirmation in the variant in which the registration began, whatever page is
 * open. It decides the endpoint, as documented.
 */
function addressIn({ address }: Ports, variant: Variant | null): string {
  const now = address();
  if (variant === null) return now;
  const [site = ""] = now.split("#");
  return `${site}#${registrationPath("confirm", { address: now, variant })}`;
}

function eventOf(outcome: SendOutcome<RegistrationResult>, order: Order): RegistrationEvent {
  switch (outcome.kind) {
    case "accepted":
      return { type: "register-succeeded", reply: outcome.reply, order };
    case "busy":
    case "offline":
    case "unrecorded":
      return { type: "register-busy", reason: outcome.kind };
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
