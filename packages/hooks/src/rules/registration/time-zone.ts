/** An upper limit for lists of time zones: the tz database has about 600 names. */
const MAX_NAMES = 1000;

/** The runtime's own name of a time zone; undefined if it does not know this one. */
const canonical = (zone: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    // Unknown name: `Intl` throws a RangeError.
    return undefined;
  }
};

/**
 * The entry of a list for the same time zone: by the same name or by an alias, such as `US/Eastern`
 * for `America/New_York`. A zone that merely has the same time now does not match, because its
 * daylight saving may differ.
 */
export function matchingTimeZone<Zone extends { readonly time_zone: string }>(
  zones: readonly Zone[],
  own: string | undefined,
): Zone | undefined {
  if (own === undefined || own === "") return undefined;
  const named = zones.find(({ time_zone }) => time_zone === own);
  const wanted = canonical(own);
  if (named !== undefined || wanted === undefined) return named;
  // Each name once and at most a thousand, because the lookup of a name is slow.
  const names = [...new Set(zones.map(({ time_zone }) => time_zone))].slice(0, MAX_NAMES);
  const same = names.find((name) => canonical(name) === wanted);
  return zones.find(({ time_zone }) => time_zone === same);
}
