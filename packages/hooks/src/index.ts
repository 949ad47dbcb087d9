export { useAccount, type Read } from "./react/account/use-account.ts";
export { useOpenRequests } from "./react/account/use-open-requests.ts";
export { useAlertRow, useAlertRowIds, useAlertTotals } from "./react/device-settings/use-alerts.ts";
export {
  useCarrierNames,
  useOdometer,
  useReadOnlySetting,
  useSecondPhone,
  useTrackerIcon,
  useTripMode,
} from "./react/device-settings/use-device-details.ts";
export {
  useDeviceSettings,
  useDeviceSettingsRun,
  useDeviceSettingsState,
  useSettingsChanges,
  type DeviceSettingsRun,
} from "./react/device-settings/use-device-settings.ts";
export {
  useSettingsFlag,
  useSettingsInput,
  type SettingsInput,
} from "./react/device-settings/use-settings-field.ts";
export type {
  ChoiceProps,
  FieldProps,
  TickProps,
  ElementProps,
  FieldEvent,
} from "./react/field-props.ts";
export { usePhoneConsent } from "./react/phone-consent/use-phone-consent.ts";
export { planLabel } from "./react/plan-label.ts";
export { useWaypost, WaypostProvider } from "./react/provider.tsx";
export {
  useCarrierChoice,
  useCountryChoice,
  useStateChoice,
  useTimeZoneChoice,
  type ListChoiceProps,
} from "./react/registration/use-customer-lists.ts";
export { useCustomerStep, useLostSecret } from "./react/registration/use-customer-step.ts";
export { useCustomerChoice, useCustomerField } from "./react/registration/use-customer.ts";
export { useDevicePlanChoice, useUnitChoice } from "./react/registration/use-device-choices.ts";
export {
  useDeviceImei,
  useDeviceList,
  useDeviceName,
  useDevicePlan,
  type ImeiFieldProps,
} from "./react/registration/use-devices.ts";
export { useEmailFailure } from "./react/registration/use-email-failure.ts";
export { useImeiScan, type ImeiScan } from "./react/registration/use-imei-scan.ts";
export {
  useCanSubmitDetails,
  useMissingDetails,
} from "./react/registration/use-missing-details.ts";
export {
  useRegistrationCard,
  useRegistrationCardChoice,
} from "./react/registration/use-registration-card.ts";
export {
  useRegistrationConfirm,
  type FoundImei,
} from "./react/registration/use-registration-confirm.ts";
export { useRegistrationFieldErrors } from "./react/registration/use-registration-field-errors.ts";
export { useRegistrationPage } from "./react/registration/use-registration-page.ts";
export {
  useSecondsToReadBack,
  useSentRegistration,
  type SentRegistration,
} from "./react/registration/use-registration-sent.ts";
export {
  useRegistrationSteps,
  type StepView,
} from "./react/registration/use-registration-steps.ts";
export {
  useRegistrationSummary,
  type SummaryRow,
} from "./react/registration/use-registration-summary.ts";
export { useRegistrationTerms } from "./react/registration/use-registration-terms.ts";
export { useRegistration, useRegistrationRunner } from "./react/registration/use-registration.ts";
export { useTextMe } from "./react/registration/use-text-me.ts";
export {
  useIsCardLost,
  useTaskCard,
  useTaskField,
  type TaskField,
} from "./react/task/use-task-field.ts";
export { useTaskImei } from "./react/task/use-task-imei.ts";
export type { TaskQuestion, TaskTerms, TaskView, TaskViews } from "./react/task/task-view.ts";
export type { TaskRun } from "./react/task/use-task-run.ts";
export { useTask } from "./react/task/use-task.ts";
export { useCan } from "./react/use-can.ts";
export { useCardExpiry, useCardField, useCardText, type CardSource } from "./react/use-card.ts";
export { useFieldError, useFieldErrors, type FieldError } from "./react/use-field-errors.ts";
export { useFormats } from "./react/use-formats.ts";
export { useLocale } from "./react/use-locale.ts";
export {
  useCountries,
  useDiscounts,
  useMobileProviders,
  usePlanRules,
  useServicePlans,
  useStates,
  useTimeZones,
} from "./react/use-lookups.ts";
export { createTranslator, useMessages, type Translate } from "./react/use-messages.ts";
export { usePlanCards, type PlanOffer } from "./react/use-plan-cards.ts";
export { usePricing } from "./react/use-pricing.ts";
export { useServerText } from "./react/use-server-text.ts";
export type { ImeiProps } from "./react/use-imei-props.ts";
export type { PriceWords } from "./react/use-price-check.ts";
export type { Lookup } from "./react/use-read.ts";
