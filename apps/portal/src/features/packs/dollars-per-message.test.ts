import { expect, test } from "vitest";
import { createFormats } from "../../../../../packages/hooks/src/messages/formats.ts";
import { dollarsPerMessage } from "./dollars-per-message.ts";

test.each([
  ["100 SMS", 4.95, "4.95¢"],
  ["500 SMS - International", 16.95, "3.39¢"],
  ["1,000 SMS", 30, "3¢"],
  ["10 SMS", 12, "$1.20"],
  ["10 SMS", 10, "$1.00"],
  ["1 SMS", 0.999, "99.9¢"],
  ["SMS 100", 4.95, null],
  ["0 SMS", 4.95, null],
  ["100 SMS", null, null],
  [null, 4.95, null],
])("one message of %j for %j costs %j", (service_plan_name, price, shown) => {
  const dollars = dollarsPerMessage({ service_plan_name, price });
  expect(dollars === null ? null : createFormats("en-US").unitPrice(dollars)).toBe(shown);
});
