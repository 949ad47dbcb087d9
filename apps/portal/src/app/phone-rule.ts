import type { PhoneRule } from "@waypost/hooks/flows";
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from "libphonenumber-js/min";
import { ConfigError, type Config } from "./config.ts";

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
