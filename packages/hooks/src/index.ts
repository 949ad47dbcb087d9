export { createWaypost, type Waypost, type WaypostOptions } from "./waypost.ts";
export { memoryStorage, type DraftStorage, type Logger } from "./platform.ts";

export type { Flow, FlowEffect, KeptDrafts, Transition } from "./flows/flow.ts";
export { runJourney, type Journey, type LoadedJourney } from "./flows/journey.ts";
export type { Notice, Ports } from "./flows/ports.ts";
export { createRunner, type Perform, type Runner, type RunnerOptions } from "./flows/runner.ts";
export { registrationFlow } from "./flows/registration/flow.ts";
export { registration } from "./flows/registration/journey.ts";
export { REGISTRATION_KEYS } from "./flows/registration/start.ts";
export {
  REGISTRATION_STATES,
  stepOf,
  type Attempt,
  type ReadBack,
  type RegisteredDevice,
  type RegistrationReceipt,
  type RegistrationState,
  type RegistrationStateName,
} from "./flows/registration/state.ts";
export type { RegistrationEffect } from "./flows/registration/effects.ts";
export type { ChosenPlan, RegistrationEvent } from "./flows/registration/events.ts";
export { reactivationPath, registrationPath, stepOfRoute } from "./flows/registration/path.ts";

export * from "./queries/lookups.ts";
export type { Query } from "./queries/query.ts";

export { around, message, type MessageCode, type Messages } from "./messages/messages.ts";

export { MissingProviderError, useWaypost, WaypostProvider } from "./react/provider.tsx";
export { sayWith, useMessages, type Say } from "./react/use-messages.ts";
export { useSelector } from "./react/use-selector.ts";
export * from "./react/use-lookups.ts";
export * from "./react/registration/use-confirm.ts";
export * from "./react/registration/use-customer.ts";
export * from "./react/registration/use-customer-step.ts";
export * from "./react/registration/use-devices.ts";
export * from "./react/registration/use-payment.ts";
export * from "./react/registration/use-problems.ts";
export * from "./react/registration/use-registration.ts";
export * from "./react/registration/use-steps.ts";
export * from "./react/registration/use-summary.ts";
export * from "./react/registration/use-terms.ts";
