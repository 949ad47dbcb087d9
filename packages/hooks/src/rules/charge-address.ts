/**
 * Whether registration and single reactivation use their charge endpoints. The documented rule
 * searches the whole address, so "charge" in the host, a folder or a query value counts as well.
 */
export function isCharge(address: string): boolean {
  return address.includes("charge");
}
