import { areValid } from "./card-tokens.ts";
import {
  api,
  CHECKS,
  flag,
  image,
  isLanguage,
  isObject,
  listOf,
  origin,
  text,
  type Config,
} from "./config.ts";
import { areTasks } from "./offered.ts";

const pattern = (value: unknown) => {
  try {
    return text(value) && new RegExp(value, "u") instanceof RegExp;
  } catch {
    return false;
  }
};
const icons = (value: unknown) =>
  image(value) && text(value) && value.includes("{type}") && value.includes("{value}");

const strings = (value: unknown) => isObject(value) && Object.values(value).every(text);
const plain = (value: unknown) => value === "plain";
const texts = (value: unknown) =>
  plain(value) ||
  (isObject(value) &&
    Object.entries(value).every(([code, own]) =>
      (isLanguage(code) ? strings : code === "catalogue" ? plain : text)(own),
    ));

const origins = (value: unknown) =>
  isObject(value) &&
  Object.entries(value).every(([site, name]) => origin(site) && typeof name === "string");

/** Checks the form of the setting. `phone-number.ts` knows which countries have phone numbers. */
const phones = (value: unknown) => {
  if (!isObject(value)) return false;
  const { country, form, ...others } = value as Record<string, unknown>;
  return (
    (country === "any" || (text(country) && /^[A-Z]{2}$/.test(country))) &&
    (form === undefined || form === "e164" || (form === "national" && country !== "any")) &&
    Object.keys(others).length === 0
  );
};

const languages = (value: unknown) => listOf(isLanguage)(value) && String(value) !== "";
// `isCurrency` of the SDK would load much more.
const currency = (value: unknown) =>
  text(value) && Intl.supportedValuesOf("currency").includes(value);

const RARE = new Map<string, (value: unknown) => boolean>(
  Object.entries({
    iconUrl: icons,
    cardImages: api,
    cardTokens: areValid,
    smsAutoRenewal: flag,
    tasks: areTasks,
    idPattern: pattern,
    tokenKey: text,
    phone: phones,
    returnTo: origins,
    product: (value) => value === "own" || value === "documented",
    currency,
    languages,
    texts,
  }),
);

/**
 * The names of the settings that are invalid or unknown, but for those that most portals have. This
 * loads with them. Removes phone numbers that are the documented ones.
 */
export const invalidIn = (settings: Partial<Config>): string[] => {
  const invalid = Object.entries(settings).flatMap(([name, value]) =>
    name in CHECKS || value === undefined || RARE.get(name)?.(value) === true ? [] : [name],
  );
  const { phone } = settings;
  if (phone?.country === "US" && phone.form === undefined)
    Reflect.deleteProperty(settings, "phone");
  return invalid;
};
