const YEARS_AHEAD = 16;
const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"] as const;

/** The current year, in the visitor's local time, and the 16 that follow. */
export function expiryYears(today: Date): string[] {
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => String(today.getFullYear() + ahead));
}

/** "01" to "12"; in the current year only from the current month onward. */
export function expiryMonths(today: Date, year: string): string[] {
  return year === String(today.getFullYear()) ? MONTHS.slice(today.getMonth()) : [...MONTHS];
}

/** The chosen month, or "" if the chosen year does not offer it. */
export function monthForYear(today: Date, month: string, year: string): string {
  return expiryMonths(today, year).includes(month) ? month : "";
}

/** True if the card has expired in the visitor's local time; false until a date is chosen. */
export function hasExpired(today: Date, month: string, year: string): boolean {
  if (!/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return false;
  const yearsAhead = Number(year) - today.getFullYear();
  return yearsAhead < 0 || (yearsAhead === 0 && Number(month) <= today.getMonth());
}

/** The expiry date in its wire format, MM/YYYY. */
export function expirationDate(month: string, year: string): string {
  return `${month}/${year}`;
}
