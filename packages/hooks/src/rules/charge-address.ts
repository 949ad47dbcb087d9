/**
 * Whether registration and single reactivation go to their charge endpoints. The documented rule
 * looks at the whole address, so a host, folder or query value with "charge" counts as well.
 */
export function isCharge(address: string): boolean {
  return address.includes("charge");
}
