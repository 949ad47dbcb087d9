import { expect, test } from "vitest";
import { planName } from "./plan-name.ts";

test.each([
  ["GPS Plus Plan", "Plus", "GPS Plus Plan"],
  ["", "Plus", "Plus"],
  ["  ", "Plus", "Plus"],
  [null, "Plus", "Plus"],
  [null, " ", ""],
  [null, null, ""],
])("of the content %j and the name %j, a plan is shown as %j", (email_content, name, shown) => {
  expect(planName({ plan: { email_content, service_plan_name: name } })).toBe(shown);
});

test("a plan that the price list does not have has no name", () => {
  expect(planName({ plan: null })).toBe("");
});
