import { account } from "@waypost/hooks/messages/es/account";
import { cancellation } from "@waypost/hooks/messages/es/cancellation";
import { card } from "@waypost/hooks/messages/es/card";
import { cardUpdate } from "@waypost/hooks/messages/es/card-update";
import { confirm } from "@waypost/hooks/messages/es/confirm";
import { crash } from "@waypost/hooks/messages/es/crash";
import { customer } from "@waypost/hooks/messages/es/customer";
import { devices } from "@waypost/hooks/messages/es/devices";
import { dormant } from "@waypost/hooks/messages/es/dormant";
import { fields } from "@waypost/hooks/messages/es/fields";
import { packs } from "@waypost/hooks/messages/es/packs";
import { payment } from "@waypost/hooks/messages/es/payment";
import { phoneConsent } from "@waypost/hooks/messages/es/phone-consent";
import { planUpdate } from "@waypost/hooks/messages/es/plan-update";
import { plans } from "@waypost/hooks/messages/es/plans";
import { pricing } from "@waypost/hooks/messages/es/pricing";
import { reactivation } from "@waypost/hooks/messages/es/reactivation";
import { settings } from "@waypost/hooks/messages/es/settings";
import { summary } from "@waypost/hooks/messages/es/summary";
import { task } from "@waypost/hooks/messages/es/task";
import { terms } from "@waypost/hooks/messages/es/terms";

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
