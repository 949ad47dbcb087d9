import { expect, test } from "vitest";
import { reactivatePath } from "./imei-help.ts";

const STEP = "https://portal.example/#/registration/activation-type";

test.each([
  ["a new customer with an id in the query", null, `${STEP}?customer_id=77`, "77"],
  ["a known customer", 1001, STEP, "1001"],
  ["a known customer with another id in the query", 1001, `${STEP}?customer_id=77`, "1001"],
  ["a customer without an id", null, STEP, null],
] as const)("the reactivation page of %s", (_, known, address, id) => {
  const path = id === null ? null : `/reactivation?customer_id=${id}`;
  expect(reactivatePath(known, address, undefined)).toBe(path);
});
