import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { CardFields } from "../rules/credit-card.ts";
import { cardFields } from "./card-fields.ts";
import { given } from "./fields.ts";

export type ReactivationForm = CardFields & { imei: string; servicePlan: string };

/** One device, its plan and the card that pays. */
export const reactivationForm: StandardSchemaV1<ReactivationForm, ReactivationForm> = z.object({
  imei: given("device.required"),
  servicePlan: given("servicePlan.required"),
  ...cardFields("cardHolder.required.selfService"),
});
