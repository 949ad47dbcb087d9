import { expect, test } from "vitest";
import { planName } from "./plan-name.ts";

test.each([
  ["GPS Plus Plan", "Plus", "GPS Plus Plan"],
  ["", "Plus", "Plus"],
  ["  ", "Plus", "Plus"],
  [null, "Plus", "Plus"],
  [null, " ", ""],
  [null, null, ""],
])("a plan with the content %j and the name %j is shown as %j", (email_content, name, shown) => {
  expect(planName({ plan: { email_content, service_plan_name: name } })).toBe(shown);
});

test("a plan that is not in the price list has no name", () => {
  expect(planName({ plan: null })).toBe("");
});
