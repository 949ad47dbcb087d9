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
