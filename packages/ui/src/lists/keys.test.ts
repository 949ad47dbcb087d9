import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { rowKeys } from "./keys.ts";

test("keys of rows are unique, whatever their texts", () => {
  assert(
    property(array(constantFrom("", "a", "1 a", "0 a", "0 0 a")), (texts) => {
      expect(new Set(rowKeys(texts)).size).toBe(texts.length);
    }),
  );
});

test("a row keeps its key when another row is inserted before it", () => {
  const [van] = rowKeys(["van"]);
  expect(rowKeys(["bus", "van"])[1]).toBe(van);
});
