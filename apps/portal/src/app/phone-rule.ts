import type { PhoneRule } from "@waypost/hooks/flows";
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from "libphonenumber-js/min";
import { isObject, type Config } from "./config.ts";

type Setting = NonNullable<Config["phone"]>;

const ANY = "any";

/** True for a country with phone numbers and a form. Numbers of any country have no national form. */
export function isPhone(value: unknown): value is Setting {
  if (!isObject(value)) return false;
  const { country, form, ...others } = value as Record<string, unknown>;
  return (
    (country === ANY || (typeof country === "string" && isSupportedCountry(country))) &&
    (form === undefined || form === "e164" || (form === "national" && country !== ANY)) &&
    Object.keys(others).length === 0
  );
}

/** The phone numbers of a country, or of any, by the rules of libphonenumber. */
export function phoneRule({ country, form = "e164" }: Setting): PhoneRule {
  const home = country === ANY ? undefined : (country as CountryCode);
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
