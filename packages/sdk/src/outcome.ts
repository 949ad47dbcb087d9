import { fieldsOf, serverText, statusIsTrue } from "./reply.ts";

/** The outcome of a registration; `partial` means that some devices have no subscription. */
export type RegistrationOutcome = "complete" | "partial" | "failed";

/**
 * Determines the outcome of a registration from its reply; `ok` is true for a 2xx status. A reply
 * with both an error and subscriptions is partial whatever its status, because those subscriptions
 * have been charged.
 */
export function registrationOutcome(reply: unknown, ok = true): RegistrationOutcome {
  const { error, subscription } = fieldsOf(reply);
  if (!serverText(error)) return statusIsTrue(reply, ok) ? "complete" : "failed";
  return Array.isArray(subscription) && subscription.length > 0 ? "partial" : "failed";
}

/** Splits the `error` of a partial registration, such as "A | B", into the devices that failed. */
export function failedDevices(error: unknown): string[] {
  return [error]
    .flat()
    .flatMap((part) => serverText(part)?.split("|") ?? [])
    .map((device) => device.trim())
    .filter(Boolean);
}
