export { addressQuery, addressRoute, looksLikeId, normalizeRoute } from "./address.ts";
export { calendarDay } from "./calendar-day.ts";
export { MAX_BOX, type BoxColumns, type BoxReading, type Cells } from "./box/box-list.ts";
export { CARD_BRANDS, cardBrand, cardGroups, type CardBrand } from "./cards/card-number.ts";
export type { CardFields } from "./cards/credit-card.ts";
export { expiryMonths } from "./cards/expiry.ts";
export { isExpired, masked } from "./cards/saved-cards.ts";
export { ALERT_CHANNELS, type AlertGroup } from "./device-settings/alerts.ts";
export { batteryLives, type BatteryCode } from "./device-settings/battery.ts";
export {
  ICON_COLOURS,
  ICON_TYPES,
  iconCode,
  iconColour,
  iconFromSettings,
  iconsOf,
  iconToSettings,
  type Icon,
  type IconSettings,
  type IconType,
} from "./device-settings/icons.ts";
export {
  SETTINGS_FIELDS,
  settingsField,
  type NumberSettingsField,
  type SettingsName,
  type SettingsSection,
  type SettingsField,
} from "./device-settings/settings-fields.ts";
export { readImei, type ImeiErrorCode, type ImeiReading } from "./devices/imei.ts";
export { imeiFromPaste } from "./devices/pasted-imei.ts";
export { digitsOnly } from "./digits.ts";
export { emailFromPaste } from "./email.ts";
export { DEFAULT_PLANS } from "./plans/default-plans.ts";
export type { Plan } from "./plans/plan-options.ts";
export { planName } from "./plans/plan-name.ts";
export {
  ALWAYS_ON_PRICING,
  changedFeatures,
  isAllowed,
  parsePlanRules,
  type FeatureRow,
  type FeatureKey,
  type PlanFeatures,
} from "./plans/plan-rules.ts";
export { tiersWithFeature } from "./plans/plan-tiers.ts";
export {
  parsePlanId,
  PLAN_KINDS,
  PLAN_PERIODS,
  PLAN_TIERS,
  planKind,
  type PlanId,
  type PlanKind,
  type PlanPeriod,
  type PlanTier,
} from "./plans/plans.ts";
export { perMonth, total } from "./plans/pricing.ts";
export { recurring, type Renewal } from "./plans/recurring.ts";
export {
  initialCustomer,
  initialPayment,
  type CustomerDraft,
  type DeviceDraft,
  type PaymentDraft,
  type TermsDraft,
  type Unit,
  OTHER_PROVIDER,
} from "./registration/drafts.ts";
export { REGISTRATION_STEPS, type Wizard } from "./registration/wizard.ts";
export {
  existingCustomerPayload,
  newCustomerPayload,
  type PayloadActivation,
  type PayloadCustomer,
  type PayloadSavedCard,
} from "./registration/registration-payload.ts";
export {
  accountPath,
  accountTasks,
  deviceTasks,
  type AccountTask,
  type AccountTaskName,
} from "./self-service/account-tasks.ts";
export { REASON_LABELS, USE_LABELS, type CancellationDraft } from "./self-service/cancellation.ts";
export {
  DORMANT_FEE,
  dormantOffer,
  type DormantOffer,
  type DormantVariant,
} from "./self-service/dormant.ts";
export { packName } from "./self-service/packs.ts";
export type { Variant } from "./charge-address.ts";
export type { TripMode } from "./device-settings/trip-mode.ts";
export type { LostSecret } from "./registration/lost-secret.ts";
export type { AccountDevice } from "./self-service/account-devices.ts";
export type { ImeiPlace } from "./devices/scanned-imei.ts";
