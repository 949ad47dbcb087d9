import { normalizeIdentifier } from "@waypost/sdk/pure";

export const PHONE_DIGITS = 10;

/** The phone numbers that a deployment takes instead of the documented ten digits. */
export interface PhoneRule {
  /**
   * The number in a text as it is sent; `null` while the text is not a whole number. A number as it
   * is sent, or as `format` shows it, returns the same number again.
   */
  readonly parse: (text: string) => string | null;
  /** The number as it is shown. Text that is not a whole number stays as it is. */
  readonly format: (text: string) => string;
}

/** The number as it is sent, by the documented rule or by another; `null` if it is incomplete. */
export function sentPhone(text: string, rule: PhoneRule | undefined): string | null {
  if (rule !== undefined) return rule.parse(text);
  return isCompletePhone(text) ? text : null;
}

/**
 * The value of a phone field after typing: numeric input of at most ten characters, trimmed. Any
 * other input is ignored, and the field keeps its old value. With a rule any text is accepted.
 */
export function phoneInput(oldValue: string, typed: string, rule?: PhoneRule): string {
  if (rule !== undefined) return typed;
  const value = normalizeIdentifier(typed).trim();
  return /^\d{0,10}$/.test(value) ? value : oldValue;
}

/** True if the number has exactly ten digits, which the wizard's Next requires. */
export function isCompletePhone(phone: string): boolean {
  return /^\d{10}$/.test(phone);
}
