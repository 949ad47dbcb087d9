import { digitsOf } from "../../text/digits.ts";

interface Phone {
  /** The digits of the national number entered so far. */
  digits: string;
  /** "+1" or "+49301": shown instead, while it is not a number of this country. */
  abroad: string;
}

interface Numbering {
  /** Number of digits in a complete number. */
  length: number;
  countryCode: string;
  /** Whether one key was typed, as opposed to a pasted or autofilled number. */
  isOneKey: boolean;
}

/**
 * Extracts the national number from a text and removes the country code. Null for a number that is
 * too long: truncated, it would be someone else's number.
 */
export function readPhone(text: string, numbering: Numbering): Phone | null {
  const { length, countryCode, isOneKey } = numbering;
  const digits = digitsOf(text);
  const isInternational = /^\s*[+\uFF0B]/.test(text);
  const hasCode =
    digits.startsWith(countryCode) && (isInternational || (digits.length > length && !isOneKey));
  const national = hasCode ? digits.slice(countryCode.length) : digits;
  if (isInternational && (!hasCode || national === "")) return { digits: "", abroad: `+${digits}` };
  return national.length > length ? null : { digits: national, abroad: "" };
}

/** Whether it is the start of the own country code, which is not an error yet. */
export function mayBecomeNational(abroad: string, countryCode: string): boolean {
  return `+${countryCode}`.startsWith(abroad);
}
