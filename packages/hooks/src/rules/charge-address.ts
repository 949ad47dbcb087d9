/** Which of two equal endpoints registration and single reactivation use. */
export type Variant = "plain" | "charge";

/**
 * Whether registration and single reactivation use their charge endpoints. The documented rule
 * searches the whole address, so "charge" in the host, a folder or a query value counts as well. A
 * given variant overrules it.
 */
export function isCharge(address: string, variant?: Variant): boolean {
  return variant === undefined ? address.includes("charge") : variant === "charge";
}
