import { digitsOnly } from "./card-number.ts";

const FIRST_DIGITS = 6;

/** What the field of the current card keeps of typed text: at most its first six digits. */
export function firstSixInput(typed: string): string {
  return digitsOnly(typed).slice(0, FIRST_DIGITS);
}

/** Whether there are enough digits to ask the server. */
export function canCheckCard(firstDigits: string): boolean {
  return firstSixInput(firstDigits).length === FIRST_DIGITS;
}
