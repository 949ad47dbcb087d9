import type { CustomerId } from "@waypost/sdk";
import { reactivationPath } from "../flows/registration/reactivation-path.ts";
import { addressQuery } from "../rules/address.ts";
import type { Variant } from "../rules/charge-address.ts";
import { countDigits, mistakenNumber } from "../rules/devices/mistaken-number.ts";
import type { Translate } from "./use-messages.ts";

/** What a number that is no valid IMEI seems to be, in words; `null` where nothing is known. */
export function adviceOn(say: Translate, text: string): string | null {
  const seems = mistakenNumber(text);
  if (seems === null) return null;
  return seems === "count"
    ? say("imei.seems.count", { count: countDigits(text) })
    : say(seems === "checkDigit" ? "imei.checkDigit" : `imei.seems.${seems}`);
}

/** Where the owner of a device in use reactivates it; `null` for a customer who is not known. */
export function reactivatePath(
  { known, isKnown }: { readonly known: CustomerId | null; readonly isKnown: boolean },
  address: string,
  variant: Variant | undefined,
): string | null {
  // The address may still hold another customer's id.
  const customerId = isKnown ? known : (addressQuery(address, "customer_id") ?? known);
  return customerId === null ? null : reactivationPath(customerId, address, variant);
}
