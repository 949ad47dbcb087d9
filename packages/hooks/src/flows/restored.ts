/** A plain object, as parsed from JSON. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A draft of known shape from what the storage held: fields of another type than the
 * initial one are passed over, so that a draft of an older version does no harm. A field
 * that starts as `null` takes any value.
 */
export function restored<Draft extends object>(initial: Draft, stored: unknown): Draft {
  if (!isRecord(stored)) return initial;
  const entries = Object.entries(initial).map(([field, value]: [string, unknown]) => {
    const kept = stored[field];
    return [field, kept !== undefined && fits(value, kept) ? kept : value];
  });
  return Object.fromEntries(entries) as Draft;
}

const fits = (initial: unknown, kept: unknown): boolean =>
  initial === null ||
  (typeof initial === typeof kept && Array.isArray(initial) === Array.isArray(kept));
