import type { StandardSchemaV1 } from "@standard-schema/spec";
import { fields, given } from "./fields.ts";

export type PackForm = { pack: string };

/** The chosen SMS or ETA pack. */
export const packForm: StandardSchemaV1<PackForm, PackForm> = fields({
  pack: given("packs.missing"),
});
