import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from "libphonenumber-js/min";
import type { PhoneRule } from "@waypost/hooks/flows";
import { ConfigError, type Config } from "../../app/config.ts";

/** An ISO 3166 country code in toPhoneCountry case: "us". */
type PhoneCountry = Lowercase<CountryCode>;

const upper = (country: PhoneCountry) => country.toUpperCase() as CountryCode;
const toPhoneCountry = (country: CountryCode) => country.toLowerCase() as PhoneCountry;

export const callingCode = (country: PhoneCountry): string => getCountryCallingCode(upper(country));

/** The names of countries in a locale. */
export function countryNames(locale: string): (country: PhoneCountry) => string {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return (country) => names.of(upper(country)) ?? country;
}

/** All countries that have phone numbers. */
export const PHONE_COUNTRIES: readonly PhoneCountry[] = getCountries().map(toPhoneCountry);

/** Returns the country with this name, or the United States if there is none. */
export const phoneCountry = (name: string): PhoneCountry =>
  PHONE_COUNTRIES.find((country) => country === name) ?? "us";

interface PhoneReading {
  /** "+" with country code and number; "" if there is no digit. */
  readonly phone: string;
  /** The country of the calling code in the text, or else the selected country. */
  readonly country: PhoneCountry;
  /** True if numbers of this country can have that many digits. */
  readonly isLikely: boolean;
}

/** Replaces the prefix for international calls with "+". */
function withPlus(text: string, chosen: PhoneCountry): string {
  const abroad = callingCode(chosen) === "1" ? /^(00|011)/ : /^00/;
  return text.trim().replace(abroad, "+");
}

/** True if a number begins with a calling code. */
export const hasCode = (text: string, chosen: PhoneCountry): boolean =>
  withPlus(text, chosen).startsWith("+");

/** Parses a typed or pasted number, with or without its country code. */
export function readPhone(typed: string, chosen: PhoneCountry): PhoneReading {
  const text = withPlus(typed, chosen);
  const typing = new AsYouType(upper(chosen));
  typing.input(text);
  const number = typing.getNumber();
  const digits = text.replaceAll(/\D/g, "");
  const isAbroad = text.startsWith("+");
  const phone = number?.number ?? `+${isAbroad ? "" : callingCode(chosen)}${digits}`;
  return {
    phone: digits === "" ? "" : phone,
    country: (isAbroad && countryOfCode(typing, chosen)) || chosen,
    isLikely: number?.isPossible() ?? false,
  };
}

/**
 * Returns the country of the typed calling code. If several countries share it, returns the
 * selected one, or else the main one.
 */
function countryOfCode(typing: AsYouType, chosen: PhoneCountry): PhoneCountry | undefined {
  const found = typing.getCountry();
  if (found !== undefined) return toPhoneCountry(found);
  const code = typing.getCallingCode();
  if (code === undefined || code === callingCode(chosen)) return undefined;
  const countriesWithCode = PHONE_COUNTRIES.filter((country) => callingCode(country) === code);
  return countriesWithCode.find((country) => country === "us") ?? countriesWithCode[0];
}

/** Formats a complete number as in its country; an incomplete one without the calling code. */
export function nationalText(phone: string, country: PhoneCountry): string {
  const number = parsePhoneNumberFromString(phone);
  if (number?.isPossible() === true && number.countryCallingCode === callingCode(country)) {
    return number.formatNational();
  }
  const prefix = `+${callingCode(country)}`;
  return phone.startsWith(prefix) ? phone.slice(prefix.length) : phone;
}

type Setting = NonNullable<Config["phone"]>;

const ANY = "any";

/**
 * The phone numbers of a country, or of any, by the rules of `libphonenumber-js`.
 *
 * @throws ConfigError for a country without phone numbers
 */
export function phoneRule({ country, form = "e164" }: Setting): PhoneRule {
  const home = country === ANY ? undefined : (country as CountryCode);
  if (home !== undefined && !isSupportedCountry(home))
    throw new ConfigError([`phone.country has no phone numbers: ${country}`]);
  const code = home && getCountryCallingCode(home);
  const read = (text: string) => {
    // Without a country the prefix of international calls is not known. Most countries have 00.
    const plain = home === undefined ? text.trim().replace(/^00/, "+") : text;
    const options = { extract: false, ...(home !== undefined && { defaultCountry: home }) };
    const number = parsePhoneNumberFromString(plain, options);
    if (
      number?.isValid() !== true ||
      (code ?? number.countryCallingCode) !== number.countryCallingCode
    )
      return undefined;
    // Text messages do not reach an extension.
    return parsePhoneNumberFromString(number.number);
  };
  const national = (text: string) => read(text)?.formatNational();
  return {
    parse: (text) =>
      (form === "e164" ? read(text)?.number : national(text)?.replaceAll(/\D/g, "")) ?? null,
    format: (text) =>
      (home === undefined ? read(text)?.formatInternational() : national(text)) ?? text,
  };
}
