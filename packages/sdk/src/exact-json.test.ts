import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseExact, stringifyExact } from "./exact-json.ts";

describe("a number that JavaScript cannot represent", () => {
  test.each([
    "8931080019030045678",
    "-9007199254740993",
    "123456789012345678901234567890",
    "0.12345678901234567890",
  ])(
    "%s becomes a string with all of its digits, and is serialized as a number again",
    (digits) => {
      const json = `{"own":${digits},"list":[1,${digits}],"in":{"own":${digits},"text":"${digits}"}}`;
      const parsed = parseExact(json) as Record<string, unknown>;
      expect(parsed["own"]).toBe(digits);
      expect(stringifyExact(parsed)).toBe(json);
      expect(stringifyExact({ ...parsed, name: "Van" })).toBe(`${json.slice(0, -1)},"name":"Van"}`);
    },
  );

  test.each([7, "7", '1,"c":2', null, ""])(
    "replaced by %j is serialized as the new value",
    (value) => {
      const parsed = parseExact('{"a":8931080019030045678,"b":8931080019030045678}') as object;
      expect(stringifyExact({ ...parsed, a: value })).toBe(
        `{"a":${JSON.stringify(value)},"b":8931080019030045678}`,
      );
    },
  );
});

test.each(["80.467", "1.10", "1e3", "62.13727366498067", "0", "-0", "1E-7"])(
  "%s is a number",
  (digits) => {
    expect(parseExact(`[${digits}]`)).toEqual([Number(digits)]);
  },
);

test("digits in strings and in names stay unchanged, even next to quotes", () => {
  const value = {
    "8931080019030045678": String.raw`: 8931080019030045678, \" 8931080019030045678`,
    after: '"8931080019030045678',
  };
  expect(parseExact(JSON.stringify(value))).toEqual(value);
  expect(stringifyExact(value)).toBe(JSON.stringify(value));
});

test("any JSON is serialized as it was parsed", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const json = JSON.stringify(JSON.parse(text));
      expect(stringifyExact(parseExact(json))).toBe(json);
    }),
  );
});

test.each(["", "{", "01234567890123456789", "[12345678901234567890,]", '"8931080019030045678'])(
  "%j is not JSON",
  (content) => {
    expect(parseExact(content)).toBeUndefined();
  },
);
