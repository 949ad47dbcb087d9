import { expect, test } from "vitest";
import { isInUse } from "./imei-in-use.ts";

test("only the documented message means that an IMEI is in use", () => {
  expect(isInUse("IMEI already in use, please try with another IMEI")).toBe(true);
  expect(isInUse("Invalid IMEI")).toBe(false);
  expect(isInUse(null)).toBe(false);
});
