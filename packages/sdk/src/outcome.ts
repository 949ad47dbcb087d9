import { fieldsOf, serverText, statusTrue } from "./reply.ts";

/** How a registration ended: `partial` means that some devices have no subscription. */
export type RegistrationOutcome = "complete" | "partial" | "failed";

/**
 * Decides the outcome of a registration reply. Error and subscriptions together are partial
 * whatever the status says, because those subscriptions are charged. `ok` tells a 2xx status.
 */
export function registrationOutcome(reply: unknown, ok = true): RegistrationOutcome {
  const { error, subscription } = fieldsOf(reply);
  if (!serverText(error)) return statusTrue(reply, ok) ? "complete" : "failed";
  return Array.isArray(subscription) && subscription.length > 0 ? "partial" : "failed";
}

/** The devices without a subscription, from the `error` of a partial registration: `A | B`. */
export function failedDevices(error: unknown): string[] {
  return [error]
    .flat()
    .flatMap((part) => serverText(part)?.split("|") ?? [])
    .map((device) => device.trim())
    .filter(Boolean);
}
