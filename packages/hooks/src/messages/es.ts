import { account } from "./es/account.ts";
import { box } from "./es/box.ts";
import { cancellation } from "./es/cancellation.ts";
import { card } from "./es/card.ts";
import { cardUpdate } from "./es/card-update.ts";
import { common } from "./es/common.ts";
import { confirm } from "./es/confirm.ts";
import { crash } from "./es/crash.ts";
import { customer } from "./es/customer.ts";
import { devices } from "./es/devices.ts";
import { dormant } from "./es/dormant.ts";
import { fields } from "./es/fields.ts";
import { icons } from "./es/icons.ts";
import { packs } from "./es/packs.ts";
import { payment } from "./es/payment.ts";
import { phoneConsent } from "./es/phone-consent.ts";
import { plans } from "./es/plans.ts";
import { planUpdate } from "./es/plan-update.ts";
import { pricing } from "./es/pricing.ts";
import { reactivation } from "./es/reactivation.ts";
import { registration } from "./es/registration.ts";
import { settings } from "./es/settings.ts";
import { settingsDialog } from "./es/settings-dialog.ts";
import { summary } from "./es/summary.ts";
import { task } from "./es/task.ts";
import { terms } from "./es/terms.ts";
import type { Messages } from "./messages.ts";

/** All Spanish texts. A page that has to be small loads only the catalogues of its areas. */
export const es: Messages = {
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
