/** The sandbox without a database driver: nothing here needs Node. */
export { createSandbox } from "./app.ts";
export { controlHeader } from "./control-access.ts";
export { controlPath } from "./control.ts";
export type { AccountChange, Charge, PlanChange } from "./database/charges.ts";
export type { Database, SqlValue, Statement } from "./database/database.ts";
export { fleetCustomer } from "./database/seed/other-customers.ts";
export {
  demoCancelledDevices,
  demoCustomer,
  demoDevices,
  demoDormantDevices,
  demoPassword,
} from "./database/seed/returning-customer.ts";
export { firstImei, iccidOf } from "./database/seed/stock.ts";
export { faultKinds } from "./faults.ts";
export type { Fault, FaultKind } from "./faults.ts";
export { magicValues } from "./magic-values.ts";
export type { MagicValue, Effect, MagicCall, CustomerWriteCall } from "./magic-effects.ts";
export type { LogEntry } from "./request-log.ts";
export type { Sandbox, SandboxOptions } from "./sandbox.ts";
export { ScenarioError, type Problem } from "./scenarios/scenario.ts";
export type { Scenario } from "./scenarios/scenario.ts";
export type { Customer } from "./database/customers.ts";
