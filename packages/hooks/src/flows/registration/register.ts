import type { RegistrationResult } from "@waypost/sdk";
import { isCharge, type Variant } from "../../rules/charge-address.ts";
import type { Ports } from "../engine/ports.ts";
import { isRejection, sendOnce } from "../payment/send-once.ts";
import { sentEvent } from "../payment/sent-event.ts";
import { imeiOfSubject } from "../payment/subjects.ts";
import type { RegistrationEffect } from "./effects.ts";
import type { RegistrationEvent } from "./events.ts";
import { registrationPath } from "./path.ts";
import { readBack } from "./reads.ts";

type Send = Extract<RegistrationEffect, { type: "send" }>;

/** Sends the registration once and returns the event of its outcome. */
export async function register(
  ports: Ports,
  { payload, variant, attempt, consentTo }: Send,
): Promise<RegistrationEvent> {
  const { client, attempts } = ports;
  const { registration } = client;
  const outcome = await sendOnce<RegistrationResult>(
    attempts,
    { attempt, consentTo, writeTimeout: client.writeTimeout },
    () =>
      isCharge(addressIn(ports, variant), ports.variant)
        ? registration.registerCharge(payload)
        : registration.register(payload),
  );
  const event = sentEvent(outcome);
  if (event.type !== "refused") return event;
  if (!isRejection(event.error)) return { ...event, inUse: [] };
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
