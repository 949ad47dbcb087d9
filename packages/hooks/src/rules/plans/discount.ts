/** The percentage of a configured discount ("10", 10 or "10%"); null for no badge. */
export function discountPercent(keyValue: unknown): number | null {
  if (typeof keyValue !== "string" && typeof keyValue !== "number") return null;
  const percent = Number(String(keyValue).trim().replace(/%$/, ""));
  return Number.isFinite(percent) && percent > 0 ? percent : null;
}
