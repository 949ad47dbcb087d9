/**
 * The day in a date of the server ("2027-02-21"), regardless of the time and time zone after it;
 * null for any other text.
 */
export function calendarDay(text: string): string | null {
  const [, day] = /^\s*(\d{4}-\d\d-\d\d)(?:[T ]\d\d?:\d\d.*)?\s*$/i.exec(text) ?? [];
  if (day === undefined) return null;
  const time = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
  return isDay ? day : null;
}
