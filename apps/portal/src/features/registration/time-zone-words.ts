import type { TimeZone } from "@waypost/sdk";

/**
 * Returns a time zone in words: "Central Time (Chicago)". The city is the last part of the zone's
 * name. It replaces the region that the description has in brackets.
 */
export function timeZoneWords(name: string, description: string | null | undefined): string {
  const words = (description ?? "").replace(/\s*\([^()]*\)\s*$/, "").trim();
  const city = name.slice(name.lastIndexOf("/") + 1).replaceAll("_", " ");
  if (words === "") return name;
  return !name.includes("/") || words.includes(city) ? words : `${words} (${city})`;
}

/** A time zone as an option of a list. Its name can also be typed with spaces. */
export const timeZoneOption = ({ time_zone, description }: Omit<TimeZone, "id">) => ({
  id: time_zone,
  label: timeZoneWords(time_zone, description),
  detail: time_zone,
  aliases: [time_zone, time_zone.replaceAll("_", " ")],
});
