import type { StandardSchemaV1 } from "@standard-schema/spec";
import { cardForm } from "./card-form.ts";
import { fields, given } from "./fields.ts";

/** The card that pays the dormant fee. Pages without a card do not use it. */
export const dormantForm = cardForm("cardHolder.required.selfService");

type DormantChoiceForm = { paying: string };

/** The form of a page without a card. The address has to name the action. */
export const dormantChoiceForm: StandardSchemaV1<DormantChoiceForm, DormantChoiceForm> = fields({
  paying: given("dormant.choiceMissing"),
});
