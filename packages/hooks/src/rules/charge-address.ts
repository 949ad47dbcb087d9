import { normalizeRoute } from "./address.ts";

/** The two equivalent endpoints of the registration and of the single reactivation. */
export type Variant = "plain" | "charge";

/**
 * True if registration and single reactivation use their charge endpoints. Documented: the whole
 * address is searched, so "charge" in the host, a folder or a query value counts, too. `variant`
 * overrides the address. The route counts in its documented spelling.
 */
export function isCharge(address: string, variant?: Variant): boolean {
  return variant === undefined
    ? [address, normalizeRoute(address)].some((one) => one.includes("charge"))
    : variant === "charge";
}
