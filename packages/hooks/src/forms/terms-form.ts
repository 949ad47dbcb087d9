import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { TermsDraft } from "../rules/drafts.ts";
import { ticked } from "./fields.ts";

export type TermsForm = TermsDraft;

export const termsForm: StandardSchemaV1<TermsForm, TermsForm> = z.object({
  accepted: ticked("terms.required"),
});
