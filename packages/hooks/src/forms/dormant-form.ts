import type { StandardSchemaV1 } from "@standard-schema/spec";
import { cardForm } from "./card-form.ts";
import { fields, given } from "./fields.ts";

/** The card that pays the dormant fee. Pages that need no card do not use it. */
export const dormantForm = cardForm("cardHolder.required.selfService");

type DormantChoiceForm = { paying: string };

/** A page without a card: its address has to say what to do. */
export const dormantChoiceForm: StandardSchemaV1<DormantChoiceForm, DormantChoiceForm> = fields({
  paying: given("dormant.choiceMissing"),
});
