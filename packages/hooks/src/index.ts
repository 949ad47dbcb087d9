export { createWaypost, type Waypost } from "./waypost.ts";
export type { WaypostOptions } from "./waypost-options.ts";
export type { StorageSource } from "./page-storage.ts";
export type { ObservedTransition, TransitionObserver } from "./flows/observed.ts";
export type { Ability, IgnoredReason } from "./flows/flow.ts";
export type { NavigateOptions } from "./flows/ports.ts";
export { memoryStorage, type DraftStorage, type Logger, type MemoryStorage } from "./platform.ts";

export type { Attempt, Attempts } from "./flows/attempts.ts";
export type { Locks } from "./flows/windows.ts";
export type {
  AttemptChange,
  Flow,
  FlowEffect,
  FlowLogic,
  InputArgument,
  Kept,
  Transition,
} from "./flows/flow.ts";
export type {
  CheckedDevice,
  ImeiCheck,
  ImeiEvent,
  ImeiField,
  ImeiReason,
  ImeiVerdict,
} from "./flows/imei-field.ts";
export type { Services } from "./services.ts";
export type { Notice, PageAdapter, Ports } from "./flows/ports.ts";
export type { Perform, Runner } from "./flows/runner-types.ts";
export {
  phoneConsent,
  type PhoneConsentField,
  type PhoneConsentState,
} from "./flows/phone-consent/flow.ts";
export {
  alertRow,
  alertRowIds,
  alertSwitch,
  alertTotals,
  type AlertRow,
  type AlertRowId,
  type AlertTotals,
} from "./flows/device-settings/alert-rows.ts";
export { countChanges } from "./flows/device-settings/changes.ts";
export { deviceSettings } from "./flows/device-settings/flow.ts";
export { registeredDeviceSettings, registrationToken } from "./flows/device-settings/input.ts";
export {
  SETTINGS_PHASES,
  type DeviceSettingsAction,
  type DeviceSettingsEffect,
  type DeviceSettingsEvent,
  type DeviceSettingsInput,
  type DeviceSettingsState,
  type LoadedSettings,
  type SaveFailure,
  type SettingsEdits,
  type SettingsPhase,
} from "./flows/device-settings/state.ts";
export {
  editedFields,
  isEdited,
  settingsToSave,
  shownValue,
  storedAsShown,
} from "./flows/device-settings/values.ts";
export { account, type AccountEvent, type AccountState } from "./flows/account/account.ts";
export {
  dormantCancellation,
  dormantDevice,
  type DormantCancellationShape,
} from "./flows/dormant/dormant-cancellation.ts";
export { dormantInput, type DormantInput } from "./flows/dormant/dormant-input.ts";
export {
  activateDormant,
  payDormantFee,
  terminateSim,
  type DormantFeeShape,
  type DormantShapeWithoutCard,
} from "./flows/dormant/dormant-mode.ts";
export { etaPack, type EtaPackShape } from "./flows/packs/eta-pack.ts";
export type { PackInput } from "./flows/packs/packs.ts";
export { offeredSmsPacks, smsPack, type SmsPackShape } from "./flows/packs/sms-pack.ts";
export {
  cancellation,
  PHONE_COUNTRY,
  type CancellationShape,
} from "./flows/cancellation/cancellation.ts";
export { cardUpdate, currentCard, type CardUpdateShape } from "./flows/card-update/card-update.ts";
export {
  deviceToUpdate,
  planUpdate,
  type DeviceToUpdate,
  type PlanUpdateShape,
} from "./flows/plan-update/plan-update.ts";
export {
  multiReactivation,
  selectedDevices,
  type MultiReactivationShape,
} from "./flows/reactivation/multi-reactivation.ts";
export type { SelectedDevice } from "./flows/reactivation/cancelled-devices.ts";
export {
  deviceToReactivate,
  reactivation,
  type ReactivationShape,
} from "./flows/reactivation/reactivation.ts";
export { wantedPlan } from "./flows/plan-update/read-back.ts";
export { imeiOfSubject, imeiSubject } from "./flows/subjects.ts";
export { taskFlow, type TaskFlow } from "./flows/task/flow.ts";
export {
  TASK_PHASES,
  type TaskFailure,
  type TaskPhase,
  type TaskState,
} from "./flows/task/state.ts";
export type {
  Task,
  TaskArgs,
  TaskReview,
  TaskReviewRow,
  TaskShape,
  TaskStage,
  Verdict,
} from "./flows/task/task.ts";
export { registration } from "./flows/registration/flow.ts";
export { registrationLogic } from "./flows/registration/logic.ts";
export { REGISTRATION_KEYS } from "./flows/registration/start.ts";
export {
  REGISTRATION_STATES,
  stepOf,
  type Activation,
  type Attempt as RegistrationAttempt,
  type DeviceRow,
  type ReadBack,
  type RegisteredDevice,
  type RegistrationReceipt,
  type RegistrationState,
  type RegistrationStateName,
  type SentDevice,
} from "./flows/registration/state.ts";
export type { RegistrationEffect } from "./flows/registration/effects.ts";
export type { ChosenPlan, RegistrationEvent } from "./flows/registration/events.ts";
export { reactivationPath, registrationPath, stepOfRoute } from "./flows/registration/path.ts";
export { syncRegistrationRoute } from "./flows/registration/sync-route.ts";

export * from "./queries/dormant.ts";
export * from "./queries/lookups.ts";
export * from "./queries/packs.ts";
export * from "./queries/plan-update.ts";
export * from "./queries/reactivation.ts";
export type { Query } from "./queries/query.ts";

export * from "./forms/cancellation-form.ts";
export * from "./forms/card-form.ts";
export * from "./forms/card-update-form.ts";
export * from "./forms/chosen-device-form.ts";
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

export {
  splitAtPlaceholder,
  message,
  type MessageCode,
  type Messages,
} from "./messages/messages.ts";

export { MissingProviderError, useWaypost, WaypostProvider } from "./react/provider.tsx";
export { createTranslator, useMessages, type Translate } from "./react/use-messages.ts";
export { useSelector, type Readable } from "./react/use-selector.ts";
export { prefetchLookups } from "./queries/prefetch-lookups.ts";
export { useCan } from "./react/use-can.ts";
export { useRegistrationPage } from "./react/registration/use-registration-page.ts";
export { useDevicePlanChoice, useUnitChoice } from "./react/registration/use-device-choices.ts";
export type { ChoiceProps, FieldProps, TickProps } from "./react/field-props.ts";
export * from "./react/task/use-task.ts";
export * from "./react/task/use-task-field.ts";
export * from "./react/task/use-task-imei.ts";
export * from "./react/task/use-task-outcome.ts";
export * from "./react/task/use-task-run.ts";
export * from "./react/account/use-account.ts";
export * from "./react/device-settings/use-alerts.ts";
export * from "./react/device-settings/use-device-details.ts";
export * from "./react/device-settings/use-device-settings.ts";
export * from "./react/device-settings/use-settings-field.ts";
export * from "./react/use-card.ts";
export * from "./react/use-draft-field.ts";
export * from "./react/use-field-errors.ts";
export { useImeiProps, type ImeiProps, type ImeiWords } from "./react/use-imei-props.ts";
export * from "./react/use-lookups.ts";
export { usePlanCards, type PlanOffer } from "./react/use-plan-cards.ts";
export { usePricing } from "./react/use-pricing.ts";
export * from "./react/phone-consent/use-phone-consent.ts";
export * from "./react/registration/use-registration-confirm.ts";
export * from "./react/registration/use-customer.ts";
export * from "./react/registration/use-customer-lists.ts";
export * from "./react/registration/use-customer-step.ts";
export * from "./react/registration/use-devices.ts";
export * from "./react/registration/use-missing-details.ts";
export * from "./react/registration/use-registration-card.ts";
export * from "./react/registration/use-registration-field-errors.ts";
export * from "./react/registration/use-registration.ts";
export * from "./react/registration/use-registration-steps.ts";
export * from "./react/registration/use-registration-summary.ts";
export * from "./react/registration/use-registration-terms.ts";
