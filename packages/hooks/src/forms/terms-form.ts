import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { TermsDraft } from "../rules/registration/drafts.ts";
import { fields, ticked } from "./fields.ts";

/** The values of the terms form. */
export type TermsForm = TermsDraft;

/**
 * The terms step: the terms must be accepted, otherwise `accepted` has the error `terms.required`.
 */
export const termsForm: StandardSchemaV1<TermsForm, TermsForm> = fields({
  accepted: ticked("terms.required"),
});
