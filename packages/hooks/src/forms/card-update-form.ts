import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { CardFields } from "../rules/credit-card.ts";
import { canCheckCard } from "../rules/card-check.ts";
import { cardFields } from "./card-fields.ts";
import { required } from "./fields.ts";

/** The first six digits of the card on file. */
export const currentCardForm: StandardSchemaV1<{ firstSix: string }, { firstSix: string }> =
  z.object({
    firstSix: z.string().check(z.refine(canCheckCard, "cardUpdate.firstSixMissing")),
  });

/** Name, company and billing address are asked for but not sent: the call takes the card only. */
export type CardUpdateForm = CardFields & {
  firstName: string;
  lastName: string;
  companyName: string;
  billingAddress: string;
};

export const cardUpdateForm: StandardSchemaV1<CardUpdateForm, CardUpdateForm> = z.object({
  firstName: required("firstName.required"),
  lastName: required("lastName.required"),
  companyName: z.string().check(z.trim()),
  billingAddress: required("billingAddress.required"),
  ...cardFields("cardHolder.required.selfService"),
});
