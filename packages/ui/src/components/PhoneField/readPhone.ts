export interface Phone {
  /** The national number, as far as it is there. */
  digits: string;
  /** "+1" or "+49301": shown in its place while it is none of this country. */
  abroad: string;
}

interface Numbering {
  /** Digits of a whole number. */
  length: number;
  countryCode: string;
  /** One key more than before, not a number that arrives whole. */
  isOneKey: boolean;
}

/**
 * What a text holds of a national number; its own country code is dropped. Null for a number that
 * is too long: cut to length it would be somebody else's.
 */
export function readPhone(text: string, numbering: Numbering): Phone | null {
  const { length, countryCode, isOneKey } = numbering;
  const digits = text.replaceAll(/\D/g, "");
  const isInternational = text.trimStart().startsWith("+");
  const hasCode =
    digits.startsWith(countryCode) && (isInternational || (digits.length > length && !isOneKey));
  const national = hasCode ? digits.slice(countryCode.length) : digits;
  if (isInternational && (!hasCode || national === "")) return { digits: "", abroad: `+${digits}` };
  return national.length > length ? null : { digits: national, abroad: "" };
}

/** Whether it is the beginning of the own country code: then nothing is wrong yet. */
export function mayBecomeNational(abroad: string, countryCode: string): boolean {
  return `+${countryCode}`.startsWith(abroad);
}
