import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import type { CardFields } from "../rules/cards/credit-card.ts";
import { canCheckCard } from "../rules/cards/card-check.ts";
import { cardFields } from "./card-fields.ts";
import { fields, optional, required } from "./fields.ts";

const firstSixMissing: PlainCode = "cardUpdate.firstSixMissing";

/** The first six digits of the card on file. */
export const currentCardForm: StandardSchemaV1<{ firstSix: string }, { firstSix: string }> = fields(
  {
    firstSix: z.string(firstSixMissing).check(z.refine(canCheckCard, firstSixMissing)),
  },
);

/** Name, company and billing address are required, but the call sends only the card. */
type CardUpdateForm = CardFields & {
  firstName: string;
  lastName: string;
  companyName: string;
  billingAddress: string;
};

/** The input of the form: the company may be missing. */
type CardUpdateFormInput = Omit<CardUpdateForm, "companyName"> & { companyName?: string };

export const cardUpdateForm: StandardSchemaV1<CardUpdateFormInput, CardUpdateForm> = fields({
  firstName: required("firstName.required"),
  lastName: required("lastName.required"),
  companyName: optional(),
  billingAddress: required("billingAddress.required"),
  ...cardFields("cardHolder.required.selfService"),
});
