import type { StandardSchemaV1 } from "@standard-schema/spec";
import { fields, given } from "./fields.ts";

/** One device, chosen from a list. */
export const chosenDeviceForm: StandardSchemaV1<{ imei: string }, { imei: string }> = fields({
  imei: given("device.required"),
});
