export { createWaypost, type Waypost } from "../waypost.ts";
export type { WaypostOptions } from "../waypost-options.ts";
export type { StorageSource } from "../page-storage.ts";
export type { ObservedTransition, TransitionObserver } from "./engine/observed.ts";
export type { Ability, IgnoredReason } from "./engine/flow.ts";
export type { Consent, GivenConsent } from "./payment/consent.ts";
export type { NavigateOptions, Words } from "./engine/ports.ts";
export { memoryStorage, type DraftStorage, type Logger, type MemoryStorage } from "../platform.ts";
export type { QueryCache, Services } from "../services.ts";
export {
  message,
  messageOf,
  splitAtPlaceholder,
  type MessageCode,
  type MessageParams,
  type Messages,
  type PlainCode,
  type Translated,
} from "../messages/messages.ts";
export { createFormats, type Formats, type Price, type PriceParts } from "../messages/formats.ts";

export type { Attempt, Attempts } from "./payment/attempts.ts";
export type { Locks } from "./payment/windows.ts";
export type {
  AttemptChange,
  Flow,
  FlowEffect,
  FlowLogic,
  InputArgument,
  Kept,
  Transition,
} from "./engine/flow.ts";
export type {
  CheckedDevice,
  ImeiCheck,
  ImeiEvent,
  ImeiField,
  ImeiReason,
  ImeiVerdict,
} from "./imei/imei-field.ts";
export type { Notice, PageAdapter, PageMoment, Ports } from "./engine/ports.ts";
export type { Perform, Runner } from "./engine/runner-types.ts";
export {
  phoneConsent,
  type PhoneConsentField,
  type PhoneConsentState,
} from "./phone-consent/flow.ts";
export {
  alertRow,
  alertRowIds,
  alertSwitch,
  alertTotals,
  type AlertRow,
  type AlertRowId,
  type AlertTotals,
} from "./device-settings/alert-rows.ts";
export { countChanges, settingsChanges, type SettingsChange } from "./device-settings/changes.ts";
export { deviceSettings } from "./device-settings/flow.ts";
export { registeredDeviceSettings, registrationToken } from "./device-settings/input.ts";
export {
  SETTINGS_PHASES,
  type DeviceSettingsAction,
  type DeviceSettingsEffect,
  type DeviceSettingsEvent,
  type DeviceSettingsInput,
  type DeviceSettingsState,
  type LoadedSettings,
  type SaveFailure,
  type SettingsControl,
  type SettingsEdits,
  type SettingsPhase,
} from "./device-settings/state.ts";
export {
  editedFields,
  isEdited,
  settingsToSave,
  shownValue,
  storedAsShown,
} from "./device-settings/values.ts";
export {
  dormantCancellation,
  dormantDevice,
  type DormantCancellationShape,
} from "./dormant/dormant-cancellation.ts";
export { dormantInput, type DormantInput } from "./dormant/dormant-input.ts";
export {
  activateDormant,
  payDormantFee,
  terminateSim,
  type DormantFeeShape,
  type DormantShapeWithoutCard,
} from "./dormant/dormant-mode.ts";
export { etaPack, type EtaPackShape } from "./packs/eta-pack.ts";
export type { PackInput } from "./packs/packs.ts";
export { offeredSmsPacks, smsPack, type SmsPackShape } from "./packs/sms-pack.ts";
export {
  cancellation,
  PHONE_COUNTRY,
  type CancellationShape,
} from "./cancellation/cancellation.ts";
export { cardUpdate, currentCard, type CardUpdateShape } from "./card-update/card-update.ts";
export {
  deviceToUpdate,
  planUpdate,
  type DeviceToUpdate,
  type PlanUpdateShape,
} from "./plan-update/plan-update.ts";
export {
  multiReactivation,
  selectedDevices,
  type MultiReactivationShape,
} from "./reactivation/multi-reactivation.ts";
export type { CancelledDevicesShape, SelectedDevice } from "./reactivation/cancelled-devices.ts";
export {
  deviceToReactivate,
  reactivation,
  type ReactivationShape,
} from "./reactivation/reactivation.ts";
export { wantedPlan } from "./plan-update/read-back.ts";
export { imeiOfSubject, imeiSubject } from "./payment/subjects.ts";
export { taskFlow, type TaskFlow } from "./task/flow.ts";
export { TASK_PHASES, type TaskFailure, type TaskPhase, type TaskState } from "./task/state.ts";
export type {
  Task,
  TaskArgs,
  TaskReview,
  TaskReviewRow,
  TaskShape,
  TaskStage,
  Verdict,
} from "./task/task.ts";
export { registration } from "./registration/flow.ts";
export { fillRegistration, type RegistrationValues } from "./registration/fill.ts";
export { REGISTRATION_KEYS } from "./registration/start.ts";
export {
  REGISTRATION_STATES,
  stepOf,
  type Activation,
  type DeviceRow,
  type ReadBack,
  type RegisteredDevice,
  type RegistrationReceipt,
  type RegistrationState,
  type RegistrationStateName,
  type SentDevice,
} from "./registration/state.ts";
export type { RegistrationEffect } from "./registration/effects.ts";
export type { ChosenPlan, RegistrationEvent } from "./registration/events.ts";
export { reactivationPath, registrationPath, stepOfRoute } from "./registration/path.ts";
export { registrationStart, syncRegistrationRoute } from "./registration/sync-route.ts";

export * from "../queries/dormant.ts";
export * from "../queries/lookups.ts";
export { prefetchLookups } from "../queries/prefetch-lookups.ts";
export * from "../queries/packs.ts";
export * from "../queries/plan-update.ts";
export * from "../queries/reactivation.ts";
export type { Query } from "../queries/query.ts";
