import { checkDigitLooksWrong } from "./check-digit.ts";

/** What stands on the label or in a head beside an IMEI, or what an IMEI with a slip looks like. */
type MistakenNumber = "iccid" | "phone" | "serial" | "count" | "checkDigit";

/**
 * What a number that is no valid IMEI seems to be; `null` where it looks like one, or like nothing
 * known. The rules: an ICCID has 19 or 20 digits and begins with 89 (ITU-T E.118); a phone number of
 * the markets has 10 digits, after +1 or 1; a serial number has letters; `count` has as many digits
 * as an IMEI that lost some or got some more; `checkDigit` is the Luhn check of 15 digits.
 */
export function mistakenNumber(text: string): MistakenNumber | null {
  const number = text.replaceAll(/[\s().-]/g, "");
  if (/^89\d{16,17}[\dF]$/i.test(number)) return "iccid";
  if (/^(\+\d{10,14}|1?\d{10})$/.test(number)) return "phone";
  if (/^(?=.*\d)(?=.*[a-z])[a-z\d]{4,}$/i.test(number)) return "serial";
  if (/^\d+$/.test(number) && number.length >= FEWEST && number.length !== IMEI_DIGITS) {
    return "count";
  }
  return checkDigitLooksWrong(number) ? "checkDigit" : null;
}

/** Below this a number says nothing of what it is. */
const FEWEST = 12;
const IMEI_DIGITS = 15;

/** How many digits a text has. */
export const countDigits = (text: string): number => text.replaceAll(/\D/g, "").length;
