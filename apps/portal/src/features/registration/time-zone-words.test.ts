import { expect, test } from "vitest";
import { timeZoneOption, timeZoneWords } from "./time-zone-words.ts";

test.each([
  ["America/Chicago", "Central Time (US & Canada)", "Central Time (Chicago)"],
  ["America/Los_Angeles", "Pacific Time (US & Canada)", "Pacific Time (Los Angeles)"],
  ["America/North_Dakota/Center", "Central Time", "Central Time (Center)"],
  ["America/Mexico_City", "Mexico City", "Mexico City"],
  ["UTC", "Coordinated Universal Time", "Coordinated Universal Time"],
  ["America/Chicago", "", "America/Chicago"],
  ["America/Chicago", null, "America/Chicago"],
  ["America/Chicago", "(US & Canada)", "America/Chicago"],
])("%s, described as %j, is %j", (name, description, words) => {
  expect(timeZoneWords(name, description)).toBe(words);
});

test("a time zone can be typed by its name, with underscores or spaces", () => {
  const { aliases } = timeZoneOption({ time_zone: "America/Sao_Paulo", description: "Brasilia" });
  expect(aliases).toEqual(["America/Sao_Paulo", "America/Sao Paulo"]);
});
