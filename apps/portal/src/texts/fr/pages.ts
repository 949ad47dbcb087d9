import { account } from "@waypost/hooks/messages/fr/account";
import { cancellation } from "@waypost/hooks/messages/fr/cancellation";
import { card } from "@waypost/hooks/messages/fr/card";
import { cardUpdate } from "@waypost/hooks/messages/fr/card-update";
import { confirm } from "@waypost/hooks/messages/fr/confirm";
import { crash } from "@waypost/hooks/messages/fr/crash";
import { customer } from "@waypost/hooks/messages/fr/customer";
import { devices } from "@waypost/hooks/messages/fr/devices";
import { dormant } from "@waypost/hooks/messages/fr/dormant";
import { fields } from "@waypost/hooks/messages/fr/fields";
import { packs } from "@waypost/hooks/messages/fr/packs";
import { payment } from "@waypost/hooks/messages/fr/payment";
import { phoneConsent } from "@waypost/hooks/messages/fr/phone-consent";
import { planUpdate } from "@waypost/hooks/messages/fr/plan-update";
import { plans } from "@waypost/hooks/messages/fr/plans";
import { pricing } from "@waypost/hooks/messages/fr/pricing";
import { reactivation } from "@waypost/hooks/messages/fr/reactivation";
import { settings } from "@waypost/hooks/messages/fr/settings";
import { summary } from "@waypost/hooks/messages/fr/summary";
import { task } from "@waypost/hooks/messages/fr/task";
import { terms } from "@waypost/hooks/messages/fr/terms";

export const texts = {
  ...account,
  ...cancellation,
  ...card,
  ...cardUpdate,
  ...confirm,
  ...crash,
  ...customer,
  ...devices,
  ...dormant,
  ...fields,
  ...packs,
  ...payment,
  ...phoneConsent,
  ...planUpdate,
  ...plans,
  ...pricing,
  ...reactivation,
  ...settings,
  ...summary,
  ...task,
  ...terms,
};
