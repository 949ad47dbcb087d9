import type { StandardSchemaV1 } from "@standard-schema/spec";
import { fields, given } from "./fields.ts";

type PlanUpdateForm = { imei: string; servicePlan: string };

/** A device and its new plan. */
export const planUpdateForm: StandardSchemaV1<PlanUpdateForm, PlanUpdateForm> = fields({
  imei: given("device.required"),
  servicePlan: given("servicePlan.required"),
});
