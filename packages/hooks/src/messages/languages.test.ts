import { describe, expect, test } from "vitest";
import { enPlain } from "./en-plain.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { message, messageOf, type MessageCode, type Messages } from "./messages.ts";

const CODES = Object.keys(en) as MessageCode[];

/** Words that are the same in a language: names, abbreviations and units, and true cognates. */
const SAME: Readonly<Record<"es" | "fr", ReadonlySet<string>>> = {
  es: new Set([
    "GPS",
    "OBD",
    "IMEI",
    "ICCID",
    "CVV",
    "SMS",
    "Push",
    "Standard",
    "Plus",
    "Pro",
    "Plan",
    "No",
    "%",
    "min",
    "× 8 ms",
    "Color",
    "Taxi",
    "Tractor",
    "Convertible",
    "Error",
    "{text}",
    "{subject}, {colour}",
    "{name} · {id}",
    "3 × {amount}",
    "{tier}, {period} · {money}",
    "{alert}: {channel}",
    "{what}: {amount}",
  ]),
  fr: new Set([
    "GPS",
    "OBD",
    "IMEI",
    "ICCID",
    "CVV",
    "SMS",
    "Standard",
    "Plus",
    "Pro",
    "%",
    "min",
    "× 8 ms",
    "Confirmation",
    "Taxi",
    "Ambulance",
    "Drone",
    "Contacts",
    "Train",
    "3 minutes",
    "Client {id}",
    "{text}",
    "{subject}, {colour}",
    "{name} · {id}",
    "3 × {amount}",
    "{tier}, {period} · {money}",
  ]),
};

/** Each text with the names of its values in their places; numbers are 3. */
function shown(catalogue: Messages, code: MessageCode): string {
  const params = new Proxy(
    {},
    {
      get: (_, name) => (NUMBERS.has(String(name)) ? 3 : `{${String(name).toLowerCase()}}`),
    },
  );
  return messageOf(catalogue, { code, params });
}

const NUMBERS = new Set(["count", "months", "minutes", "number", "step", "steps", "stage"]);
const OPTIONAL_VALUES: readonly string[] = ["currency", "period"];

const links = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** The names of the values that a text uses. */
function valuesOf(catalogue: Messages, code: MessageCode): string[] {
  const used = new Set<string>();
  const spy = new Proxy({}, { get: (_, name) => (used.add(String(name)), PLAIN[String(name)]) });
  messageOf(catalogue, { code, params: spy });
  // A sum may have its currency in itself, or beside it.
  const names = [...used].map((name) => (name === "amount" ? "money" : name));
  return names.filter((name) => !OPTIONAL_VALUES.includes(name)).toSorted();
}

const PLAIN: Readonly<Record<string, unknown>> = new Proxy(
  {},
  {
    get: (_, name) =>
      name === "count" || name === "months" ? 3 : name === "period" ? undefined : "x",
  },
);

test("French sets its signs as in Canada", () => {
  // No space that breaks the line, and none before a question mark.
  const wrong = CODES.map((code) => shown(fr, code)).filter((text) =>
    / [:%»]|« |[ \u00A0\u202F][?!;]/.test(text),
  );
  expect(wrong).toEqual([]);
});

describe.each([
  ["Spanish", "es", es],
  ["French", "fr", fr],
] as const)("the %s catalogue", (_, language, catalogue) => {
  test("has a text for every code, in the order of the areas", () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(CODES.toSorted());
    const blank = CODES.filter((code) => shown(catalogue, code).trim() === "");
    expect(blank).toEqual([]);
  });

  test("uses the same values in each text", () => {
    const different = CODES.filter(
      (code) =>
        typeof en[code] === "function" &&
        valuesOf(catalogue, code).join() !== valuesOf(en, code).join(),
    );
    expect(different).toEqual([]);
  });

  test("keeps the places of links", () => {
    const plain = CODES.filter((code) => typeof en[code] === "string");
    const different = plain.filter(
      (code) => links(shown(catalogue, code)).join() !== links(shown(en, code)).join(),
    );
    expect(different).toEqual([]);
  });

  test("leaves nothing in English", () => {
    const same = CODES.map((code) => shown(catalogue, code)).filter(
      (text, at) => text === shown(en, CODES[at] as MessageCode) && !SAME[language].has(text),
    );
    expect([...new Set(same)]).toEqual([]);
  });

  test("says one and several", () => {
    const changes = [1, 2].map((count) => message(catalogue, "settings.changes", { count }));
    expect(changes).toEqual(
      language === "es" ? ["1 cambio", "2 cambios"] : ["1 modification", "2 modifications"],
    );
  });
});

test.each([
  ["English", en],
  ["Spanish", es],
  ["French", fr],
  ["plain English", { ...en, ...enPlain }],
])("the %s catalogue names no currency of its own", (_, catalogue) => {
  const naming = CODES.filter((code) => /[$€]|USD|d[oó]l+ar/i.test(shown(catalogue, code)));
  expect(naming).toEqual([]);
});
