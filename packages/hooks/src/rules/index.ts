export { addressQuery, addressRoute } from "./address.ts";
export { calendarDay } from "./calendar-day.ts";
export { CARD_BRANDS, cardBrand, cardGroups } from "./cards/card-number.ts";
export type { CardFields } from "./cards/credit-card.ts";
export { expiryMonths } from "./cards/expiry.ts";
export { isExpired, masked } from "./cards/saved-cards.ts";
export { ALERT_CHANNELS } from "./device-settings/alerts.ts";
export { batteryLives } from "./device-settings/battery.ts";
export {
  ICON_COLOURS,
  ICON_TYPES,
  iconCode,
  iconColour,
  iconFromSettings,
  iconsOf,
  iconToSettings,
  type Icon,
} from "./device-settings/icons.ts";
export {
  SETTINGS_FIELDS,
  settingsField,
  type NumberSettingsField,
  type SettingsName,
  type SettingsSection,
} from "./device-settings/settings-fields.ts";
export { readImei } from "./devices/imei.ts";
export { imeiFromPaste } from "./devices/pasted-imei.ts";
export { digitsOnly } from "./digits.ts";
export { DEFAULT_PLANS } from "./plans/default-plans.ts";
export type { PlanCardView } from "./plans/plan-cards.ts";
export { planName } from "./plans/plan-name.ts";
export { changedFeatures, isAllowed, parsePlanRules, type FeatureRow } from "./plans/plan-rules.ts";
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
export { recurring } from "./plans/recurring.ts";
export { initialCustomer, initialPayment } from "./registration/drafts.ts";
export { REGISTRATION_STEPS } from "./registration/gates.ts";
export {
  existingCustomerPayload,
  newCustomerPayload,
} from "./registration/registration-payload.ts";
export {
  accountPath,
  accountTasks,
  deviceTasks,
  type AccountTask,
} from "./self-service/account-tasks.ts";
export { REASON_LABELS, USE_LABELS } from "./self-service/cancellation.ts";
export { DORMANT_FEE, dormantOffer } from "./self-service/dormant.ts";
export { packName } from "./self-service/packs.ts";
