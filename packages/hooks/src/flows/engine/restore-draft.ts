import { isRecord, type Check } from "./checks.ts";

/**
 * A draft of known shape from what the storage held. A field that does not pass its check is
 * passed over, so that a draft of an older version does no harm; without a check of its own it
 * has to be of the type that it starts with.
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
  (kept) =>
    typeof kept === typeof initial && Array.isArray(kept) === Array.isArray(initial);
