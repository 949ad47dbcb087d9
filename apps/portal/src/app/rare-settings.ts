import { isCurrency } from "@waypost/sdk/pure";
import { areValid } from "./card-tokens.ts";
import { image, isLanguage, isObject, text } from "./config.ts";
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

const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  iconUrl: icons,
  cardTokens: areValid,
  idPattern: pattern,
  tasks: areTasks,
  product: (value) => value === "own" || value === "documented",
  currency: isCurrency,
  texts,
};

/** The names of the invalid ones of the settings that few portals have. This loads with them. */
export const invalidIn = (settings: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(CHECKS).filter(
    (name) => settings[name] !== undefined && CHECKS[name]?.(settings[name]) !== true,
  );
