export {
  errorText,
  failedDevices,
  registrationOutcome,
  serverText,
  SOMETHING_WENT_WRONG,
} from "@waypost/sdk/pure";
export type { RegistrationOutcome } from "@waypost/sdk/pure";
export * from "./account-tasks.ts";
export * from "./address.ts";
export * from "./alert-cascade.ts";
export * from "./alert-locks.ts";
export * from "./alerts.ts";
export * from "./calendar-day.ts";
export * from "./calendar-file.ts";
export * from "./cancellation.ts";
export * from "./battery.ts";
export * from "./card-check.ts";
export * from "./card-number.ts";
export * from "./card-fields.ts";
export * from "./charge-address.ts";
export * from "./charge-note.ts";
export * from "./countries.ts";
export * from "./credit-card.ts";
export * from "./device-groups.ts";
export * from "./discount.ts";
export * from "./display-flags.ts";
export * from "./dormant.ts";
export * from "./drafts.ts";
export * from "./expiry.ts";
export * from "./gates.ts";
export * from "./lost-secret.ts";
export * from "./icons.ts";
export * from "./imei-in-use.ts";
export * from "./duplicate-imeis.ts";
export * from "./imei.ts";
export * from "./packs.ts";
export * from "./phone.ts";
export * from "./plan-cards.ts";
export * from "./plan-rules.ts";
export * from "./plan-name.ts";
export * from "./plan-period.ts";
export * from "./plan-tiers.ts";
export * from "./plans.ts";
export * from "./pricing.ts";
export * from "./progress.ts";
export * from "./registration-payload.ts";
export * from "./saved-cards.ts";
export * from "./scanned-imei.ts";
export * from "./settings-fields.ts";
export * from "./settings-numbers.ts";
export * from "./settings-values.ts";
export * from "./startup-country.ts";
export * from "./time-zone.ts";
export * from "./trip-mode.ts";
export * from "./units.ts";
export * from "./upgrade-prompts.ts";
