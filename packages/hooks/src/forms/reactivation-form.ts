import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { CardFields } from "../rules/cards/credit-card.ts";
import { cardFields } from "./card-fields.ts";
import { fields, given } from "./fields.ts";

type ReactivationForm = CardFields & { imei: string; servicePlan: string };

/** One device, its plan and the card that pays. */
export const reactivationForm: StandardSchemaV1<ReactivationForm, ReactivationForm> = fields({
  imei: given("device.required"),
  servicePlan: given("servicePlan.required"),
  ...cardFields("cardHolder.required.selfService"),
});
