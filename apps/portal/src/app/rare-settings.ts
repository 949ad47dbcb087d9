import { isCurrency } from "@waypost/sdk/pure";
import { areValid } from "./card-tokens.ts";
import { image, isLanguage, isObject, origin, text } from "./config.ts";
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

const CHECKS: Readonly<Record<string, (value: unknown) => boolean | Promise<boolean>>> = {
  iconUrl: icons,
  cardTokens: areValid,
  idPattern: pattern,
  tasks: areTasks,
  phone: async (value) =>
    JSON.stringify(value) === '{"country":"US"}' ||
    (await import("./phone-rule.ts")).isPhone(value),
  returnTo: origins,
  product: (value) => value === "own" || value === "documented",
  currency: isCurrency,
  texts,
};

/** The names of the invalid ones of the settings that few portals have. This loads with them. */
export async function invalidIn(settings: Readonly<Record<string, unknown>>): Promise<string[]> {
  const given = Object.entries(CHECKS).filter(([name]) => settings[name] !== undefined);
  const checked = await Promise.all(given.map(async ([name, check]) => check(settings[name])));
  return given.flatMap(([name], index) => (checked[index] === true ? [] : name));
}
