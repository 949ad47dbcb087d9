import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { PlainCode } from "../messages/messages.ts";
import type { PayloadSavedCard } from "../rules/registration/registration-payload.ts";
import { fields, given } from "./fields.ts";

const missing: PlainCode = "payment.cardMissing";

/** A saved card, with its fields from the list of saved cards. */
export const savedCardForm: StandardSchemaV1<PayloadSavedCard, PayloadSavedCard> = fields({
  token: given(missing),
  bin: given(missing),
  last_4: given(missing),
});
