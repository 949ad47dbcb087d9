export { createAdapter } from "./adapter.ts";
export type { Adapter } from "./adapter.ts";
export { refuse } from "./refusal.ts";
export type { Refusal } from "./refusal.ts";
export type {
  AdapterOptions,
  AdapterReport,
  CardToken,
  Context,
  EmailResult,
  FailedDevice,
  Functions,
  ImeiResult,
  PlanId,
  RegistrationAnswer,
  RegistrationOrder,
} from "./types.ts";
