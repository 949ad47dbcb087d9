export {
  errorText,
  failedDevices,
  registrationOutcome,
  serverText,
  SOMETHING_WENT_WRONG,
} from "@waypost/sdk/pure";
export type { RegistrationOutcome } from "@waypost/sdk/pure";
export * from "./self-service/account-tasks.ts";
export * from "./address.ts";
export * from "./device-settings/alert-cascade.ts";
export * from "./device-settings/alert-locks.ts";
export * from "./device-settings/alerts.ts";
export * from "./calendar-day.ts";
export * from "./registration/calendar-file.ts";
export * from "./self-service/cancellation.ts";
export * from "./device-settings/battery.ts";
export * from "./cards/card-check.ts";
export * from "./cards/card-number.ts";
export * from "./cards/card-fields.ts";
export * from "./charge-address.ts";
export * from "./registration/charge-note.ts";
export * from "./registration/countries.ts";
export * from "./cards/credit-card.ts";
export * from "./devices/device-groups.ts";
export * from "./plans/discount.ts";
export * from "./device-settings/display-flags.ts";
export * from "./self-service/dormant.ts";
export * from "./registration/drafts.ts";
export * from "./cards/expiry.ts";
export * from "./registration/gates.ts";
export * from "./registration/lost-secret.ts";
export * from "./device-settings/icons.ts";
export * from "./devices/imei-in-use.ts";
export * from "./devices/duplicate-imeis.ts";
export * from "./devices/imei.ts";
export * from "./self-service/packs.ts";
export * from "./registration/phone.ts";
export * from "./plans/plan-cards.ts";
export * from "./plans/plan-rules.ts";
export * from "./plans/plan-name.ts";
export * from "./plans/plan-period.ts";
export * from "./plans/plan-tiers.ts";
export * from "./plans/plans.ts";
export * from "./plans/pricing.ts";
export * from "./registration/progress.ts";
export * from "./registration/registration-payload.ts";
export * from "./cards/saved-cards.ts";
export * from "./devices/scanned-imei.ts";
export * from "./device-settings/settings-fields.ts";
export * from "./device-settings/settings-numbers.ts";
export * from "./device-settings/settings-values.ts";
export * from "./registration/startup-country.ts";
export * from "./registration/time-zone.ts";
export * from "./device-settings/trip-mode.ts";
export * from "./device-settings/units.ts";
export * from "./device-settings/upgrade-prompts.ts";
