/** The plans that are sold. `price` is for the whole period, in the currency of the settings. */
export const PLANS = [
  { id: "standard", name: "Standard", price: 9.95, months: 1 },
  { id: "standard_yearly", name: "Standard, a year", price: 99, months: 12 },
  { id: "plus", name: "Plus", price: 14.95, months: 1 },
  { id: "plus_yearly", name: "Plus, a year", price: 149, months: 12 },
] as const;

export type Plan = (typeof PLANS)[number];

const STANDARD = "coverage,speed_alert,trip_alert";
const PLUS = `${STANDARD},battery_alert,power_alert,sos_alert`;

/** The features of each plan. The portal unlocks the settings by it. */
export const RULES = {
  standard: STANDARD,
  standard_yearly: STANDARD,
  plus: PLUS,
  plus_yearly: PLUS,
};

/** Packs of messages. */
export const PACKS = [{ id: "sms_100", name: "100 SMS", price: 4.95, months: 0 }] as const;

/** The last day of a period that begins on a day, both as `2026-11-28`. Months have their own ends. */
export function endOf(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return end.toISOString().slice(0, 10);
}
