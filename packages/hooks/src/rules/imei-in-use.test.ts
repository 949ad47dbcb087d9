import { expect, test } from "vitest";
import { IMEI_IN_USE, isInUse } from "./imei-in-use.ts";

test("only the documented answer says that an IMEI is in use", () => {
  expect(isInUse(IMEI_IN_USE)).toBe(true);
  expect(IMEI_IN_USE).toBe("IMEI already in use, please try with another IMEI");
  expect(isInUse("Invalid IMEI")).toBe(false);
  expect(isInUse(null)).toBe(false);
});
