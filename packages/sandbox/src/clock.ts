/** The only source of the current time: every date in the sandbox comes from here. */
export interface Clock {
  readonly now: () => Date;
  /**
   * Sets the clock, which then continues to run. `null` restores the real time. @throws if out of
   * range
   */
  readonly set: (date: Date | null) => void;
}

/** Dates are compared as strings, so years need four digits. */
const years = { first: 2000, last: 2100 } as const;

/** Describes the accepted dates in an error message. */
export const clockDate = `an ISO 8601 date from ${years.first} to ${years.last}`;

export function isClockDate(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= years.first && year <= years.last;
}

export function createClock(source: () => Date = () => new Date()): Clock {
  let offset = 0;
  return {
    now: () => new Date(source().getTime() + offset),
    set(date) {
      if (date && !isClockDate(date)) throw new Error(`The clock needs ${clockDate}.`);
      offset = date ? date.getTime() - source().getTime() : 0;
    },
  };
}

/** The calendar date in UTC, as `YYYY-MM-DD`. */
export function dateText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The same day some months later, or the last day of that month if it is shorter. */
export function addMonths(date: Date, months: number): Date {
  const day = date.getUTCDate();
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0));
  result.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return result;
}

/** A card is valid until the last day of its expiry month. */
export function isExpired(card: { month: number; year: number }, now: Date): boolean {
  const year = now.getUTCFullYear();
  return card.year < year || (card.year === year && card.month < now.getUTCMonth() + 1);
}
