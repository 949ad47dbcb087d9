import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { PlainCode } from "../messages/messages.ts";
import type { CardFields } from "../rules/cards/credit-card.ts";
import { cardFields } from "./card-fields.ts";
import { atLeastOne, fields, given } from "./fields.ts";

type MultiReactivationForm = CardFields & {
  devices: readonly { imei: string; servicePlan: string }[];
};

const noDevice: PlainCode = "device.required";

/** The devices to reactivate; at least one. */
export const selectedDevicesForm: StandardSchemaV1<
  { imeis: readonly string[] },
  { imeis: readonly string[] }
> = fields({ imeis: atLeastOne(given(noDevice), noDevice) });

/** Several devices, a plan for each, and the card that pays for all. */
export const multiReactivationForm: StandardSchemaV1<MultiReactivationForm, MultiReactivationForm> =
  fields({
    devices: atLeastOne(
      fields({ imei: given(noDevice), servicePlan: given("servicePlan.required") }),
      noDevice,
    ),
    ...cardFields("cardHolder.required.selfService"),
  });
