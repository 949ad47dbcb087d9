import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import type { CardFields } from "../rules/credit-card.ts";
import { cardFields } from "./card-fields.ts";
import { given } from "./fields.ts";

export type MultiReactivationForm = CardFields & {
  devices: readonly { imei: string; servicePlan: string }[];
};

const noDevice: PlainCode = "device.required";

/** The devices to reactivate; at least one. */
export const selectedDevicesForm: StandardSchemaV1<
  { imeis: readonly string[] },
  { imeis: readonly string[] }
> = z.object({ imeis: z.array(z.string()).check(z.minLength(1, noDevice)) });

/** Several devices, a plan for each, and the one card that pays. */
export const multiReactivationForm: StandardSchemaV1<MultiReactivationForm, MultiReactivationForm> =
  z.object({
    devices: z
      .array(z.object({ imei: z.string(), servicePlan: given("servicePlan.required") }))
      .check(z.minLength(1, noDevice)),
    ...cardFields("cardHolder.required.selfService"),
  });
