/** Scenarios: initial states of the sandbox, as JSON that programs, tests and pages can share. */
export { named as scenarios } from "./scenarios/named.ts";
export type { ScenarioName } from "./scenarios/named.ts";
export { readScenario, scenarioFromText, scenarioToText } from "./scenarios/read.ts";
export { ScenarioError } from "./scenarios/scenario.ts";
export type {
  Scenario,
  ScenarioCard,
  ScenarioCustomer,
  ScenarioDevice,
  ScenarioPrice,
} from "./scenarios/scenario.ts";
