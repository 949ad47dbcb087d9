import { account } from "../messages/en/account.ts";
import { box } from "../messages/en/box.ts";
import { cancellation } from "../messages/en/cancellation.ts";
import { cardUpdate } from "../messages/en/card-update.ts";
import { card } from "../messages/en/card.ts";
import { common } from "../messages/en/common.ts";
import { confirm } from "../messages/en/confirm.ts";
import { crash } from "../messages/en/crash.ts";
import { customer } from "../messages/en/customer.ts";
import { devices } from "../messages/en/devices.ts";
import { dormant } from "../messages/en/dormant.ts";
import { fields } from "../messages/en/fields.ts";
import { icons } from "../messages/en/icons.ts";
import { packs } from "../messages/en/packs.ts";
import { payment } from "../messages/en/payment.ts";
import { phoneConsent } from "../messages/en/phone-consent.ts";
import { planUpdate } from "../messages/en/plan-update.ts";
import { plans } from "../messages/en/plans.ts";
import { pricing } from "../messages/en/pricing.ts";
import { reactivation } from "../messages/en/reactivation.ts";
import { registration } from "../messages/en/registration.ts";
import { settingsDialog } from "../messages/en/settings-dialog.ts";
import { settings } from "../messages/en/settings.ts";
import { summary } from "../messages/en/summary.ts";
import { task } from "../messages/en/task.ts";
import { terms } from "../messages/en/terms.ts";

/** The texts of each area, by the name of its entry point. */
export const AREAS: Readonly<Record<string, object>> = {
  account,
  box,
  cancellation,
  "card-update": cardUpdate,
  card,
  common,
  confirm,
  crash,
  customer,
  devices,
  dormant,
  fields,
  icons,
  packs,
  payment,
  "phone-consent": phoneConsent,
  "plan-update": planUpdate,
  plans,
  pricing,
  reactivation,
  registration,
  "settings-dialog": settingsDialog,
  settings,
  summary,
  task,
  terms,
};
