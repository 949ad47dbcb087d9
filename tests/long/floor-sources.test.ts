import { expect, test } from "vitest";
import { nameFor } from "../lib/floor/beyond.ts";
import { sourceFeatures } from "../lib/floor/source-features.ts";

test("the types of the sources need no newer browser, except for the features in the table of browsers", () => {
  const found = [...sourceFeatures()];
  expect(found.filter((key) => nameFor(key) === undefined)).toEqual([]);
  // A feature that only types reveal.
  expect(found).toContain("api.HTMLMediaElement.srcObject");
});
