import type { StandardSchemaV1 } from "@standard-schema/spec";
import { fields, required } from "./fields.ts";

/** All other settings may be blank and are not checked. */
type SettingsForm = { mobile_carrier: string };

export const settingsForm: StandardSchemaV1<SettingsForm, SettingsForm> = fields({
  mobile_carrier: required("settings.carrierMissing"),
});
