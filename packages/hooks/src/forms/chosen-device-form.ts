import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import { given } from "./fields.ts";

/** One device, chosen from a list. */
export const chosenDeviceForm: StandardSchemaV1<{ imei: string }, { imei: string }> = z.object({
  imei: given("device.required"),
});
