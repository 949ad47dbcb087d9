import { expect, test } from "vitest";
import { nameFor } from "../lib/floor/beyond.ts";
import { sourceFeatures } from "../lib/floor/source-features.ts";

test("by their types, the sources use nothing newer than the floor, but for what the table of browsers lists", () => {
  const found = [...sourceFeatures()];
  expect(found.filter((key) => nameFor(key) === undefined)).toEqual([]);
  // One that only types tell.
  expect(found).toContain("api.HTMLMediaElement.srcObject");
});
