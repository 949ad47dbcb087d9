/** Returns true if a stored value has the expected type. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === "string";
export const isNumber: Check = (value) => typeof value === "number";
export const isFlag: Check = (value) => typeof value === "boolean";

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** An object whose listed fields pass. It may have other fields. */
export const recordOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([field, check]) => check(value[field]));

/** A plain object, as parsed from JSON. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Restores a draft of known shape from the storage. Fields that fail their check are skipped, so
 * that drafts of an older version are harmless. A field without a check must have the type of its
 * initial value.
 */
export function restoreDraft<Draft extends object>(
  initial: Draft,
  stored: unknown,
  checks: { readonly [Field in keyof Draft]?: Check } = {},
): Draft {
  if (!isRecord(stored)) return initial;
  const entries = Object.entries(initial).map(([field, value]: [string, unknown]) => {
    const passes = checks[field as keyof Draft] ?? likeness(value);
    return [field, passes(stored[field]) ? stored[field] : value];
  });
  return Object.fromEntries(entries) as Draft;
}

const likeness =
  (initial: unknown): Check =>
  (stored) =>
    typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial);
