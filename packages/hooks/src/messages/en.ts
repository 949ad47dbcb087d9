import { card } from "./en/card.ts";
import { common } from "./en/common.ts";
import { confirm } from "./en/confirm.ts";
import { devices } from "./en/devices.ts";
import { payment } from "./en/payment.ts";
import { phoneConsent } from "./en/phone-consent.ts";
import { plans } from "./en/plans.ts";
import { pricing } from "./en/pricing.ts";
import { registration } from "./en/registration.ts";
import { terms } from "./en/terms.ts";
import type { Messages } from "./messages.ts";

/** Every English text. A page that counts its bytes loads the catalogues of its areas instead. */
export const en: Messages = {
  ...card,
  ...common,
  ...confirm,
  ...devices,
  ...payment,
  ...phoneConsent,
  ...plans,
  ...pricing,
  ...registration,
  ...terms,
};
