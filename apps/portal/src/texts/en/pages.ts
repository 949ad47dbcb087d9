import { account } from "@waypost/hooks/messages/account";
import { cancellation } from "@waypost/hooks/messages/cancellation";
import { card } from "@waypost/hooks/messages/card";
import { cardUpdate } from "@waypost/hooks/messages/card-update";
import { confirm } from "@waypost/hooks/messages/confirm";
import { crash } from "@waypost/hooks/messages/crash";
import { customer } from "@waypost/hooks/messages/customer";
import { devices } from "@waypost/hooks/messages/devices";
import { dormant } from "@waypost/hooks/messages/dormant";
import { fields } from "@waypost/hooks/messages/fields";
import { packs } from "@waypost/hooks/messages/packs";
import { payment } from "@waypost/hooks/messages/payment";
import { phoneConsent } from "@waypost/hooks/messages/phone-consent";
import { planUpdate } from "@waypost/hooks/messages/plan-update";
import { plans } from "@waypost/hooks/messages/plans";
import { pricing } from "@waypost/hooks/messages/pricing";
import { reactivation } from "@waypost/hooks/messages/reactivation";
import { settings } from "@waypost/hooks/messages/settings";
import { summary } from "@waypost/hooks/messages/summary";
import { task } from "@waypost/hooks/messages/task";
import { terms } from "@waypost/hooks/messages/terms";

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
