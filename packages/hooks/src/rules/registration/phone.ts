import { normalizeIdentifier } from "@waypost/sdk/pure";

export const PHONE_DIGITS = 10;

/**
 * The value of a phone field after typing: numeric input of at most ten characters, trimmed. Any
 * other input is ignored, and the field keeps its old value.
 */
export function phoneInput(oldValue: string, typed: string): string {
  const value = normalizeIdentifier(typed).trim();
  return /^\d{0,10}$/.test(value) ? value : oldValue;
}

/** True if the number has exactly ten digits, which the wizard's Next requires. */
export function isCompletePhone(phone: string): boolean {
  return /^\d{10}$/.test(phone);
}
