import { checkDigitLooksWrong } from "./check-digit.ts";

/** Another number on the label or in the customer's mind, or a mistyped IMEI. */
type MistakenNumber = "spreadsheet" | "iccid" | "phone" | "serial" | "count" | "checkDigit";

/**
 * Recognises the number that was entered instead of an IMEI; `null` if it looks like an IMEI or is not recognised:
 * - `spreadsheet`: a long number as a spreadsheet shortens it, such as 3.5E+14.
 * - `iccid`: 19 or 20 digits that begin with 89 (ITU-T E.118).
 * - `phone`: 10 digits, perhaps after a 1, or 10 to 14 digits after a plus sign.
 * - `serial`: letters and digits.
 * - `count`: digits only, at least 12, but not 15.
 * - `checkDigit`: 15 digits that fail the Luhn check.
 */
export function mistakenNumber(text: string): MistakenNumber | null {
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(text.trim())) return "spreadsheet";
  const number = text.replaceAll(/[\s().-]/g, "");
  if (/^89\d{16,17}[\dF]$/i.test(number)) return "iccid";
  if (/^(\+\d{10,14}|1?\d{10})$/.test(number)) return "phone";
  if (/^(?=.*\d)(?=.*[a-z])[a-z\d]{4,}$/i.test(number)) return "serial";
  if (/^\d+$/.test(number) && number.length >= MIN_DIGITS && number.length !== IMEI_DIGITS) {
    return "count";
  }
  return checkDigitLooksWrong(number) ? "checkDigit" : null;
}

/** Shorter numbers are not recognised. */
const MIN_DIGITS = 12;
const IMEI_DIGITS = 15;

export const countDigits = (text: string): number => text.replaceAll(/\D/g, "").length;
