export { createWaypost, type Waypost, type WaypostOptions } from "./waypost.ts";
export { memoryStorage, type DraftStorage, type Logger } from "./platform.ts";

export type { Flow, FlowEffect, KeptDrafts, Transition } from "./flows/flow.ts";
export { runJourney, type Journey, type LoadedJourney } from "./flows/journey.ts";
export type { Services } from "./services.ts";
export type { Notice, Ports, Surroundings } from "./flows/ports.ts";
export { createRunner, type Perform, type Runner, type RunnerOptions } from "./flows/runner.ts";
export { phoneConsentFlow } from "./flows/phone-consent/flow.ts";
export { phoneConsent } from "./flows/phone-consent/journey.ts";
export type { PhoneConsentField, PhoneConsentState } from "./flows/phone-consent/state.ts";
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
export { visitAddress } from "./flows/registration/visit-address.ts";

export * from "./queries/lookups.ts";
export type { Query } from "./queries/query.ts";

export * from "./forms/cancellation-form.ts";
export * from "./forms/card-form.ts";
export * from "./forms/card-update-form.ts";
export * from "./forms/customer-form.ts";
export * from "./forms/devices-form.ts";
export * from "./forms/dormant-form.ts";
export * from "./forms/email-form.ts";
export * from "./forms/multi-reactivation-form.ts";
export * from "./forms/pack-form.ts";
export * from "./forms/password-form.ts";
export * from "./forms/phone-confirmation-form.ts";
export * from "./forms/plan-update-form.ts";
export * from "./forms/reactivation-form.ts";
export * from "./forms/settings-form.ts";
export * from "./forms/terms-form.ts";
export * from "./forms/validate.ts";

export { around, message, type MessageCode, type Messages } from "./messages/messages.ts";

export { MissingProviderError, useWaypost, WaypostProvider } from "./react/provider.tsx";
export { sayWith, useMessages, type Say } from "./react/use-messages.ts";
export { useSelector } from "./react/use-selector.ts";
export * from "./react/use-lookups.ts";
export { usePlanCards, type PlanOffer } from "./react/use-plan-cards.ts";
export { usePricing } from "./react/use-pricing.ts";
export * from "./react/phone-consent/use-phone-consent.ts";
export * from "./react/registration/use-confirm.ts";
export * from "./react/registration/use-customer.ts";
export * from "./react/registration/use-customer-lists.ts";
export * from "./react/registration/use-customer-step.ts";
export * from "./react/registration/use-devices.ts";
export * from "./react/registration/use-missing-details.ts";
export * from "./react/registration/use-payment.ts";
export * from "./react/registration/use-problems.ts";
export * from "./react/registration/use-registration.ts";
export * from "./react/registration/use-steps.ts";
export * from "./react/registration/use-summary.ts";
export * from "./react/registration/use-terms.ts";
