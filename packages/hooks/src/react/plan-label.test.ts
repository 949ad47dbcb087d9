import { expect, test } from "vitest";
import { en } from "../messages/en.ts";
import { es } from "../messages/es.ts";
import { planLabel } from "./plan-label.ts";
import { createTranslator } from "./use-messages.ts";

const inEnglish = createTranslator(en);

test("the label of a plan is its name in the price list", () => {
  expect(planLabel(inEnglish, "GPS Plus Plan", "plus")).toBe("GPS Plus Plan");
});

test.each([
  ["plus_quarterly", "Plus, Quarterly"],
  ["pro_obd_yearly", "Pro, Yearly"],
  ["standard", "Standard, Monthly"],
  ["gold_2027", "Service Plan"],
  [undefined, "Service Plan"],
])("without a name, %s is shown as %s", (id, label) => {
  expect(planLabel(inEnglish, " ", id)).toBe(label);
});

test("the label of a plan without a name is in the page's language", () => {
  expect(planLabel(createTranslator(es), "", "plus_quarterly")).toBe("Plus, Trimestral");
});
