import { account } from "./en/account.ts";
import { box } from "./en/box.ts";
import { cancellation } from "./en/cancellation.ts";
import { card } from "./en/card.ts";
import { cardUpdate } from "./en/card-update.ts";
import { common } from "./en/common.ts";
import { confirm } from "./en/confirm.ts";
import { crash } from "./en/crash.ts";
import { customer } from "./en/customer.ts";
import { devices } from "./en/devices.ts";
import { dormant } from "./en/dormant.ts";
import { fields } from "./en/fields.ts";
import { icons } from "./en/icons.ts";
import { packs } from "./en/packs.ts";
import { payment } from "./en/payment.ts";
import { phoneConsent } from "./en/phone-consent.ts";
import { plans } from "./en/plans.ts";
import { planUpdate } from "./en/plan-update.ts";
import { pricing } from "./en/pricing.ts";
import { reactivation } from "./en/reactivation.ts";
import { registration } from "./en/registration.ts";
import { settings } from "./en/settings.ts";
import { settingsDialog } from "./en/settings-dialog.ts";
import { summary } from "./en/summary.ts";
import { task } from "./en/task.ts";
import { terms } from "./en/terms.ts";

/** The one list of the areas. The type of every catalogue follows from it. */
export const english = {
  ...account,
  ...box,
  ...cancellation,
  ...card,
  ...cardUpdate,
  ...common,
  ...confirm,
  ...crash,
  ...customer,
  ...devices,
  ...dormant,
  ...fields,
  ...icons,
  ...packs,
  ...payment,
  ...phoneConsent,
  ...plans,
  ...planUpdate,
  ...pricing,
  ...reactivation,
  ...registration,
  ...summary,
  ...settings,
  ...settingsDialog,
  ...task,
  ...terms,
};
