import { expect, test } from "vitest";
import { readScenario } from "./scenario.ts";

test.each([
  [{ customer: { id: true } }, "customer.id must be integer,string"],
  [{ devices: { gps: "12x" } }, "devices.gps must match pattern"],
])("the scenario %j is refused with what is wrong", (scenario, message) => {
  expect(() => readScenario(scenario, {})).toThrow(message);
});
