export { createAdapter, type Adapter } from "./adapter.ts";
export { refuse, type Refusal } from "./reply.ts";
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
