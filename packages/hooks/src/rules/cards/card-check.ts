import { digitsOnly } from "../digits.ts";

const FIRST_DIGITS = 6;

/** Reduces what was typed for the current card to its first six digits. */
export function firstSixInput(typed: string): string {
  return digitsOnly(typed).slice(0, FIRST_DIGITS);
}

/** True if there are enough digits for the server's card check. */
export function canCheckCard(firstDigits: string): boolean {
  return firstSixInput(firstDigits).length === FIRST_DIGITS;
}
