import { encodedForms } from "./encoded-forms.ts";
import type { ReadScenario } from "./scenario.ts";

/** Digits that could be those of a card. */
const CARD_LIKE = /\d(?:[ -]?\d){12,}/g;

const TOKEN_LIKE = /\beyJ[\w-]{1,2000}\.[\w-]+(\.[\w-]*)?/g;

/** Characters that a terminal could obey, and those that turn the direction of a text. */
const CONTROLS = /[\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** The most characters of a text in the report. */
const LONGEST = 300;

/** A longer text is not looked at, and not shown. Headers are shorter. */
const LOOKED_AT = 20_000;

interface Secret {
  /** Its path in the scenario, such as `customer.email`. */
  readonly name: string;
  readonly value: string;
}

/** Makes a text fit for the report: values of the scenario are replaced by their names. */
export function redactor({ scenario }: Pick<ReadScenario, "scenario">): (text: string) => string {
  const patterns = secretsOf(scenario)
    .toSorted((a, b) => b.value.length - a.value.length)
    .map(({ name, value }) => [encodedForms(value), `[${name}]`] as const);
  return (text) => {
    if (text.length > LOOKED_AT) return `a text of ${text.length} characters`;
    const clean = patterns
      .reduce((rest, [pattern, name]) => rest.replaceAll(pattern, () => name), text)
      .replaceAll(TOKEN_LIKE, "[token]")
      .replaceAll(CARD_LIKE, "[digits]")
      .replaceAll(CONTROLS, "�");
    return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
  };
}

/** Every value, and the first and last digits of each card, which are part of addresses. */
function secretsOf(value: unknown, path = ""): Secret[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => secretsOf(one, `${path} ${index + 1}`));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, one]) =>
      secretsOf(one, path === "" ? key : `${path}.${key}`),
    );
  const text = String(value);
  const parts = text.split("{time}");
  const digits = path.endsWith(".number") ? [text.slice(0, 6), text.slice(-4)] : [];
  return [...(parts.length > 1 ? parts : [text]), ...digits]
    .filter((part) => part.length >= SHORTEST)
    .map((part) => ({ name: path, value: part }));
}

/** Shorter ones are in every text. */
const SHORTEST = 3;
