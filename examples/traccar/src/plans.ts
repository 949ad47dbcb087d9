/** A plan that is sold. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  /** Cents for the whole period. */
  readonly cents: number;
  readonly months: number;
}

const plan = (id: string, name: string, cents: number, months: number): Plan => ({
  id,
  name,
  cents,
  months,
});

export const PLANS: readonly Plan[] = [
  plan("standard", "Standard", 995, 1),
  plan("standard_yearly", "Standard, a year", 9900, 12),
  plan("plus", "Plus", 1495, 1),
  plan("plus_yearly", "Plus, a year", 14900, 12),
];

/** What each plan includes. The portal unlocks the settings by it. */
export const RULES = {
  standard: "coverage,speed_alert,trip_alert",
  standard_yearly: "coverage,speed_alert,trip_alert",
  plus: "coverage,speed_alert,trip_alert,battery_alert,power_alert,sos_alert",
  plus_yearly: "coverage,speed_alert,trip_alert,battery_alert,power_alert,sos_alert",
};

/** Packs of messages. `count` is what a customer may send. */
export const PACKS = [{ id: "sms_100", name: "100 SMS", cents: 495, count: 100 }] as const;

/** The last day of a period that begins on a day, both as `2026-11-28`. Months have their own ends. */
export function endOf(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}
