export { useAccount } from "./react/account/use-account.ts";
export { useOpenRequests } from "./react/account/use-open-requests.ts";
export { useAlertRow, useAlertTotals } from "./react/device-settings/use-alerts.ts";
export { useCarrierNames, useSecondPhone } from "./react/device-settings/use-contacts.ts";
export {
  useDeviceSettings,
  useSettingsChanges,
  type DeviceSettings,
} from "./react/device-settings/use-device-settings.ts";
export { useSettingsField } from "./react/device-settings/use-settings-field.ts";
export type {
  Control,
  FieldProps,
  TickProps,
  ElementProps,
  FieldEvent,
} from "./react/field-props.ts";
export { usePhoneConsent } from "./react/phone-consent/use-phone-consent.ts";
export { planLabel } from "./react/plan-label.ts";
export { useWaypost, WaypostProvider } from "./react/provider.tsx";
export {
  useBox,
  type BoxListView,
  type BoxOrderView,
  type BoxPlan,
  type BoxRunView,
  type BoxView,
} from "./react/box/use-box.ts";
export {
  useDeviceImei,
  useDeviceName,
  useDevicePlan,
  useDevices,
} from "./react/registration/use-devices.ts";
export { useImeiScan, type ImeiScan } from "./react/registration/use-imei-scan.ts";
export type { RegistrationQuestion } from "./react/registration/order-view.ts";
export type { RegistrationView } from "./react/registration/registration-view.ts";
export { useRegistrationCard } from "./react/registration/use-registration-card.ts";
export {
  useRegistrationField,
  type RegistrationFields,
} from "./react/registration/use-registration-field.ts";
export {
  useMissingDetails,
  useRegistrationList,
  type ListControl,
} from "./react/registration/use-registration-list.ts";
export {
  useRegistrationSteps,
  type StepView,
} from "./react/registration/use-registration-steps.ts";
export {
  useRegistrationSummary,
  type SummaryRow,
} from "./react/registration/use-registration-summary.ts";
export { useRegistration } from "./react/registration/use-registration.ts";
export { useSecondsUntil } from "./react/use-seconds-until.ts";
export {
  useIsCardLost,
  useTaskCard,
  useTaskField,
  useTaskImei,
} from "./react/task/use-task-field.ts";
export type { TaskQuestion, TaskTerms } from "./react/checkout/question.ts";
export type { TaskView, TaskViews } from "./react/task/task-view.ts";
export type { TaskRun } from "./react/task/use-task-run.ts";
export { useTask } from "./react/task/use-task.ts";
export { useCardExpiry, useCardField, useCardText, type CardSource } from "./react/use-card.ts";
export { useFieldError, useFieldErrors, type FieldError } from "./react/use-field-errors.ts";
export { useFeatureText, useFormats } from "./react/use-formats.ts";
export {
  useCountries,
  useDiscounts,
  useMobileProviders,
  usePlanRules,
  useServicePlans,
  useStates,
  useTimeZones,
} from "./react/use-lookups.ts";
export { useLocale, createTranslator, useMessages, type Translate } from "./react/use-messages.ts";
export { usePlans } from "./react/use-plans.ts";
export { useServerText } from "./react/use-server-text.ts";
export type { ImeiProps } from "./react/use-imei-props.ts";
export type { PriceNote, QuestionTick } from "./react/checkout/words.ts";
export type { Lookup, ReadStatus } from "./react/use-read.ts";
