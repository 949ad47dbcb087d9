import { account } from "./fr/account.ts";
import { box } from "./fr/box.ts";
import { cancellation } from "./fr/cancellation.ts";
import { card } from "./fr/card.ts";
import { cardUpdate } from "./fr/card-update.ts";
import { common } from "./fr/common.ts";
import { confirm } from "./fr/confirm.ts";
import { crash } from "./fr/crash.ts";
import { customer } from "./fr/customer.ts";
import { devices } from "./fr/devices.ts";
import { dormant } from "./fr/dormant.ts";
import { fields } from "./fr/fields.ts";
import { icons } from "./fr/icons.ts";
import { packs } from "./fr/packs.ts";
import { payment } from "./fr/payment.ts";
import { phoneConsent } from "./fr/phone-consent.ts";
import { plans } from "./fr/plans.ts";
import { planUpdate } from "./fr/plan-update.ts";
import { pricing } from "./fr/pricing.ts";
import { reactivation } from "./fr/reactivation.ts";
import { registration } from "./fr/registration.ts";
import { settings } from "./fr/settings.ts";
import { settingsDialog } from "./fr/settings-dialog.ts";
import { summary } from "./fr/summary.ts";
import { task } from "./fr/task.ts";
import { terms } from "./fr/terms.ts";
import type { Messages } from "./messages.ts";

/** All French texts. A page that has to be small loads only the catalogues of its areas. */
export const fr: Messages = {
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
