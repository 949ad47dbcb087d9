import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import { given } from "./fields.ts";

export type PackForm = { pack: string };

/** The chosen SMS or ETA pack. */
export const packForm: StandardSchemaV1<PackForm, PackForm> = z.object({
  pack: given("packs.missing"),
});
