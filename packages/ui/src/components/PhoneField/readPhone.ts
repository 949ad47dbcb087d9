import { digitsOf } from "../../text/digits.ts";

interface Phone {
  /** The digits of the national number entered so far. */
  digits: string;
  /** "+1" or "+49301": shown instead of the digits while it is not a number of this country. */
  abroad: string;
}

interface Numbering {
  /** The number of digits in a complete number. */
  length: number;
  countryCode: string;
  /** True if a single key was typed, as opposed to pasting or autofill. */
  isOneKey: boolean;
}

/** An extension after the number: "x12", "ext. 12", ";ext=12", "#12". */
const EXTENSION = /(?<=\d)[\s,;]*(?:x|ext(?:ension)?|#)[\s.:=]*\d+\s*$/i;

/** "+", or the prefix of calls to abroad: 00, or 011 in North America. */
const INTERNATIONAL = /^[^\d+\uFF0B]*(?:[+\uFF0B](?:00)?|00|011(?=\D|\d{10}))/;

/**
 * Extracts the national number from a text and removes the country code. Returns null for a number
 * that is too long: truncated, it would be another person's number.
 */
export function readPhone(text: string, numbering: Numbering): Phone | null {
  const { length, countryCode, isOneKey } = numbering;
  const whole = isOneKey ? text : text.replace(EXTENSION, "");
  const [prefix = ""] = (isOneKey ? /^\s*[+\uFF0B]/ : INTERNATIONAL).exec(whole) ?? [];
  const digits = digitsOf(whole.slice(prefix.length));
  const isInternational = prefix !== "";
  const hasCode =
    digits.startsWith(countryCode) && (isInternational || (digits.length > length && !isOneKey));
  const national = hasCode ? digits.slice(countryCode.length) : digits;
  if (isInternational && (!hasCode || national === "")) return { digits: "", abroad: `+${digits}` };
  return national.length > length ? null : { digits: national, abroad: "" };
}

/** True if it is the start of the own country code, which is not an error yet. */
export function mayBecomeNational(abroad: string, countryCode: string): boolean {
  return `+${countryCode}`.startsWith(abroad);
}
