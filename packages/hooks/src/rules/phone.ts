export const PHONE_DIGITS = 10;

/**
 * The value of a phone field after typing: numeric input of at most ten characters, trimmed.
 * Anything else is ignored and the old value stays.
 */
export function phoneInput(oldValue: string, typed: string): string {
  const value = typed.trim();
  return /^\d{0,10}$/.test(value) ? value : oldValue;
}

/** Exactly ten digits, as the wizard's Next needs them. */
export function isCompletePhone(phone: string): boolean {
  return /^\d{10}$/.test(phone);
}
