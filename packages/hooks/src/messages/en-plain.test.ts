import { expect, test } from "vitest";
import { enPlain } from "./en-plain.ts";
import { en } from "./en.ts";
import type { Messages } from "./messages.ts";

type Text = string | ((params: Record<string, string>) => string);

/** The whole of a text: each value in it as its name in braces. */
const whole = (text: Text): string =>
  typeof text === "string" ? text : text(new Proxy({}, { get: (_, name) => `{${String(name)}}` }));

const plain: Messages = { ...en, ...enPlain };
const all = Object.entries<unknown>(plain) as (readonly [string, Text])[];
const rewritten = Object.keys(enPlain) as (keyof Messages)[];
const documented = (code: keyof Messages) => whole(en[code] as Text);

const values = (text: string) => new Set(text.match(/\{\w+\}/g));

test.each([
  /furthur/,
  /adjustable refund/,
  /CardNumber|FirstName|LastName|ZipCode|TimeZone|Holdername/,
  /atleast|upto/i,
  /limit exceeds|not matching/,
  /facing issue/,
  /Are you sure want/,
  /to buy pack/,
  /Update Successfully/,
  / !|!!/,
  /10 digit without/,
])("plain English has no text that is as wrong as %s", (mistake) => {
  expect(all.filter(([, text]) => mistake.test(whole(text)))).toEqual([]);
});

test("plain English says what an ICCID is wherever it asks for one or shows one", () => {
  const named = all.filter(([, text]) => whole(text).includes("ICCID")).map(([, text]) => text);
  expect(named.length).toBeGreaterThan(0);
  for (const text of named) expect(whole(text)).toMatch(/SIM/);
});

test("each plain text differs from the documented one, and keeps the values and links of it", () => {
  for (const code of rewritten) {
    const text = whole(enPlain[code] as Text);
    expect(text).not.toBe(documented(code));
    for (const value of values(documented(code))) expect(text).toContain(value);
  }
});
