/** More than there are: the tz database has about 600 names. */
const NAMES_AT_MOST = 1000;

/** The name that the runtime uses for a time zone; undefined if it knows none of this name. */
const canonical = (zone: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    // Not the name of a zone: `Intl` throws a RangeError.
    return undefined;
  }
};

/**
 * The entry of a list that names the same time zone: by the same name or, as `US/Eastern` and
 * `America/New_York`, by another name of it. A zone that only has the same time at present does not
 * match, because its daylight saving may differ.
 */
export function matchingTimeZone<Zone extends { readonly time_zone: string }>(
  zones: readonly Zone[],
  own: string | undefined,
): Zone | undefined {
  if (own === undefined || own === "") return undefined;
  const named = zones.find(({ time_zone }) => time_zone === own);
  const wanted = canonical(own);
  if (named !== undefined || wanted === undefined) return named;
  // Each name once and at most a thousand, because the runtime takes long for each.
  const names = [...new Set(zones.map(({ time_zone }) => time_zone))].slice(0, NAMES_AT_MOST);
  const same = names.find((name) => canonical(name) === wanted);
  return zones.find(({ time_zone }) => time_zone === same);
}
