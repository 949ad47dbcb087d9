import { expect, test } from "vitest";
import { parseScenario } from "./scenario.ts";

test.each([
  [{ customer: { id: true } }, "customer.id must be integer,string"],
  [{ devices: { gps: "12x" } }, "devices.gps must match pattern"],
])("the scenario %j is rejected with a reason", (scenario, message) => {
  expect(() => parseScenario(scenario, {})).toThrow(message);
});
