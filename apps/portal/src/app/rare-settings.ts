import { isCurrency } from "@waypost/sdk/pure";
import { areValid } from "./card-tokens.ts";
import type { PhoneRule } from "@waypost/hooks/flows";
import { image, isLanguage, isObject, origin, text, type Config } from "./config.ts";
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

/** Checks the form of the setting. `phone-rule.ts` knows which countries have phone numbers. */
const phones = (value: unknown) => {
  if (!isObject(value)) return false;
  const { country, form, ...others } = value as Record<string, unknown>;
  return (
    (country === "any" || (text(country) && /^[A-Z]{2}$/.test(country))) &&
    (form === undefined || form === "e164" || (form === "national" && country !== "any")) &&
    Object.keys(others).length === 0
  );
};

const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  iconUrl: icons,
  cardTokens: areValid,
  idPattern: pattern,
  tasks: areTasks,
  phone: phones,
  returnTo: origins,
  product: (value) => value === "own" || value === "documented",
  currency: isCurrency,
  texts,
};

/** The names of the invalid ones of the settings that few portals have. This loads with them. */
export const invalidIn = (settings: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(CHECKS).filter(
    (name) => settings[name] !== undefined && CHECKS[name]?.(settings[name]) !== true,
  );

/** True for the documented phone numbers. */
export const isTenDigits = ({ country, form }: NonNullable<Config["phone"]>): boolean =>
  country === "US" && form === undefined;

/** The rule of the configured phone numbers; undefined for the documented one. */
export const loadPhoneRule = async (
  phone: NonNullable<Config["phone"]>,
): Promise<PhoneRule | undefined> =>
  isTenDigits(phone) ? undefined : (await import("./phone-rule.ts")).phoneRule(phone);
