import { calendarDay } from "@waypost/hooks/rules";

/** A whole day in a calendar. */
export interface CalendarDay {
  /** Identifies the entry: importing another file with the same id replaces it. */
  readonly uid: string;
  /** As the server writes it, "2027-02-21", with or without a time. It has no time zone. */
  readonly date: string;
  /** What it is, in the reader's language. */
  readonly summary: string;
  /** What more there is to say, such as the price. */
  readonly description?: string;
  /** A page about it. */
  readonly url?: string;
}

/**
 * An iCalendar file (RFC 5545) with one entry for each day; `null` if none of the dates is a day.
 * `now` is when the file was made.
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
    // A URL is no text: nothing in it is escaped.
    ...(url === undefined ? [] : [`URL:${url}`]),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** The number of bytes that a line may have without its line break. */
const MAX_LINE_BYTES = 75;

/**
 * Folds a line into parts of at most 75 bytes, of which all but the first begin with a space. No
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

/** In UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
