import type { CustomerId } from "@waypost/sdk";
import { reactivationPath } from "../flows/reactivation/reactivation-path.ts";
import { addressQuery } from "../rules/address.ts";
import type { Variant } from "../rules/charge-address.ts";
import { countDigits, mistakenNumber } from "../rules/devices/mistaken-number.ts";
import type { Translate } from "./use-messages.ts";

/** Returns advice on a number that is not a valid IMEI; `null` if there is none. */
export function adviceOn(say: Translate, text: string): string | null {
  const seems = mistakenNumber(text);
  if (seems === null) return null;
  return seems === "count"
    ? say("imei.seems.count", { count: countDigits(text) })
    : say(seems === "checkDigit" ? "imei.checkDigit" : `imei.seems.${seems}`);
}

/**
 * Returns the path where the owner of a device in use reactivates it, with the known customer's id
 * or else the one in the query of the URL. Returns `null` if there is none.
 */
export function reactivatePath(
  known: CustomerId | null,
  address: string,
  variant: Variant | undefined,
): string | null {
  const customerId = known ?? addressQuery(address, "customer_id");
  return customerId === null ? null : reactivationPath({ customerId, address, variant });
}
