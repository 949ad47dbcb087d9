import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile, type CalendarDay } from "./calendar-file.ts";

const NOW = new Date("2026-11-21T12:34:56.789Z");

const renewal: CalendarDay = { uid: "500134@waypost", date: "2027-02-21", summary: "Van renews" };

const bytes = (text: string) => new TextEncoder().encode(text).length;

test("a renewal is an all-day event", () => {
  expect(calendarFile([renewal], NOW)).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Waypost//Renewals//EN",
      "CALSCALE:GREGORIAN",
      "BEGIN:VEVENT",
      "UID:500134@waypost",
      "DTSTAMP:20261121T123456Z",
      "DTSTART;VALUE=DATE:20270221",
      "SUMMARY:Van renews",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

test("commas, semicolons, backslashes and line breaks are escaped", () => {
  const file = calendarFile([{ ...renewal, summary: "Van, bus; a\\b\r\nc\nd" }], NOW);
  expect(file).toContain(String.raw`SUMMARY:Van\, bus\; a\\b\nc\nd`);
});

test("the description is escaped, and the URL is not", () => {
  const url = "https://portal.example/?a=1,2;3#/cancellation";
  const file = calendarFile([{ ...renewal, description: "$59.85, then", url }], NOW);
  expect(file).toContain(String.raw`DESCRIPTION:$59.85\, then` + `\r\nURL:${url}\r\n`);
});

test("a long summary is folded without splitting a character", () => {
  const file = calendarFile([{ ...renewal, summary: `${"é".repeat(40)}${"🚐".repeat(20)}` }], NOW);
  expect(file).toContain(`SUMMARY:${"é".repeat(33)}\r\n ${"é".repeat(7)}${"🚐".repeat(15)}\r\n 🚐`);
});

test.each([["2027-02-30"], ["2027-13-01"], ["Feb 21, 2027"], [""], ["2027-2-1"]])(
  "%j is not a date, so there is no file",
  (date) => {
    expect(calendarFile([{ ...renewal, date }], NOW)).toBeNull();
  },
);

test("February 29 is a date in leap years only, and invalid dates are omitted", () => {
  const days = [
    { ...renewal, date: "2028-02-29" },
    { ...renewal, date: "2027-02-29" },
  ];
  expect(calendarFile(days, NOW)?.match(/DTSTART.*/g)).toEqual(["DTSTART;VALUE=DATE:20280229"]);
});

test("each line of any summary is at most 75 bytes, and unfolding restores the summary", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const summary = text.replaceAll(/[\r\n\\;,]/g, "");
      const file = calendarFile([{ ...renewal, summary }], NOW) ?? "";
      expect(Math.max(...file.split("\r\n").map(bytes))).toBeLessThanOrEqual(75);
      expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${summary}\r\n`);
    }),
  );
});
