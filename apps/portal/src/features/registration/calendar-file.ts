import { calendarDay } from "@waypost/hooks/rules";

/** An all-day calendar event. */
export interface CalendarDay {
  /** Identifies the event: importing another file with the same id replaces it. */
  readonly uid: string;
  /** The server's date, "2027-02-21", with or without a time. It has no time zone. */
  readonly date: string;
  /** The title, in the customer's language. */
  readonly summary: string;
  /** Additional details, such as the price. */
  readonly description?: string;
  /** A page with more information. */
  readonly url?: string;
}

/**
 * Returns an iCalendar file (RFC 5545) with one event for each day, or `null` if none of the dates
 * is valid. `now` is the creation time of the file.
 */
export function calendarFile(days: readonly CalendarDay[], now: Date): string | null {
  const entries = days.flatMap((day) => entryOf(day, now));
  if (entries.length === 0) return null;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Waypost//Renewals//EN",
    "CALSCALE:GREGORIAN",
    ...entries,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function entryOf({ uid, date, summary, description, url }: CalendarDay, now: Date): string[] {
  const day = calendarDay(date);
  if (day === null) return [];
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${now.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "")}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    // URLs are not escaped.
    ...(url === undefined ? [] : [`URL:${url}`]),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** The maximum number of bytes in a line, without its line break. */
const MAX_LINE_BYTES = 75;

/**
 * Folds a line into parts of at most 75 bytes. All parts but the first begin with a space. No
 * character is split.
 */
function folded(line: string): string {
  const parts = [""];
  let left = MAX_LINE_BYTES;
  for (const character of line) {
    const size = bytesOf(character.codePointAt(0) ?? 0);
    if (size > left) {
      parts.push("");
      left = MAX_LINE_BYTES - 1;
    }
    parts[parts.length - 1] += character;
    left -= size;
  }
  return parts.join("\r\n ");
}

/** Returns the number of bytes in UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
