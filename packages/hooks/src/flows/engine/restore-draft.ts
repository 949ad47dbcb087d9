import { isRecord, type Check } from "./checks.ts";

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
