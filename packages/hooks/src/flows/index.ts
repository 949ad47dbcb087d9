export { box } from "./box/flow.ts";
export {
  kindOfRow,
  type BoxRow,
  type BoxStop,
  type BoxKind,
  type BoxCheck,
  type BoxOutcome,
} from "./box/state.ts";
export { cancellation } from "./cancellation/cancellation.ts";
export { cardUpdate } from "./card-update/card-update.ts";
export type { AlertRowId } from "./device-settings/alert-rows.ts";
export { countChanges } from "./device-settings/changes.ts";
export { deviceSettings } from "./device-settings/flow.ts";
export { registeredDeviceSettings, registrationToken } from "./device-settings/input.ts";
export type {
  DeviceSettingsInput,
  DeviceSettingsEvent,
  DeviceSettingsForm,
  DeviceSettingsState,
} from "./device-settings/state.ts";
export { dormantCancellation } from "./dormant/dormant-cancellation.ts";
export { dormantActivation, dormantFee, simTermination } from "./dormant/dormant-mode.ts";
export type { Flow } from "./engine/flow.ts";
export type { ObservedTransition, TransitionObserver } from "./engine/observed.ts";
export type { Notice, NavigateOptions, PageMoment } from "./engine/ports.ts";
export type { Runner } from "./engine/runner-types.ts";
export { etaPack } from "./packs/eta-pack.ts";
export type { PackView } from "./packs/packs.ts";
export { smsPack } from "./packs/sms-pack.ts";
export type { Attempt } from "./checkout/attempts.ts";
export type { Consent, GivenConsent } from "./checkout/consent.ts";
export { imeiOfSubject } from "./checkout/subjects.ts";
export { planUpdate, type DeviceToUpdate } from "./plan-update/plan-update.ts";
export { wantedPlan } from "./plan-update/read-back.ts";
export type { CancelledDevicesShape, SelectedDevice } from "./reactivation/cancelled-devices.ts";
export { multiReactivation } from "./reactivation/multi-reactivation.ts";
export { reactivation } from "./reactivation/reactivation.ts";
export { fillRegistration, type RegistrationValues } from "./registration/fill.ts";
export { registration } from "./registration/flow.ts";
export { registrationPath } from "./registration/path.ts";
export { reactivationPath } from "./reactivation/reactivation-path.ts";
export {
  REGISTRATION_PHASES,
  type RegisteredDevice,
  type RegistrationPhase,
  type RegistrationReceipt,
  type RegistrationState,
} from "./registration/state.ts";
export { registrationStart, syncRegistrationRoute } from "./registration/sync-route.ts";
export { taskFlow, type ShapeOf, type TaskFlow } from "./task/flow.ts";
export type { TaskState, TaskEvent, TaskFailure, TaskForm, TaskScreen } from "./task/state.ts";
export type {
  Task,
  TaskArgs,
  TaskReview,
  TaskShape,
  TaskStage,
  TaskDetails,
  TaskReviewRow,
  ViewOf,
} from "./task/task.ts";
export type { Formats, Price } from "../messages/formats.ts";
export {
  messageOf,
  type Messages,
  type PlainCode,
  type Translated,
  type MessageCode,
  type MessageParams,
} from "../messages/messages.ts";
export {
  memoryStorage,
  type DraftStorage,
  type Logger,
  type Locks,
  type MemoryStorage,
} from "../platform.ts";
export { dormantDevicesQuery } from "../queries/dormant.ts";
export {
  appConfigQuery,
  countriesQuery,
  mobileProvidersQuery,
  planRulesQuery,
  servicePlansQuery,
  statesQuery,
  timeZonesQuery,
} from "../queries/lookups.ts";
export { countryCodeQuery, packsQuery } from "../queries/packs.ts";
export { planUpdateDevicesQuery } from "../queries/plan-update.ts";
export { prefetchLookups } from "../queries/prefetch-lookups.ts";
export type { Query } from "../queries/query.ts";
export { reactivationDevicesQuery } from "../queries/reactivation.ts";
export type { Services } from "../services.ts";
export type { WaypostOptions } from "../waypost-options.ts";
export type { PhoneRule } from "../rules/registration/phone.ts";
export { createWaypost, type Waypost } from "../waypost.ts";
export type { ImeiField, ImeiState } from "./imei/imei-field.ts";
export type { OpenOutcome, Verdict } from "./checkout/outcome.ts";
export type { PriceCheck, Terms, PricedRow } from "./checkout/price-check.ts";
export type { PhoneConsentEvent, PhoneConsentState } from "./phone-consent/flow.ts";
export type { ChosenPlan, RegistrationEvent } from "./registration/events.ts";
export type { StorageSource } from "../page-storage.ts";
