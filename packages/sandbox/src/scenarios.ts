/** Scenarios: states of the sandbox as JSON, to share between programs, tests, pages and reports. */
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
