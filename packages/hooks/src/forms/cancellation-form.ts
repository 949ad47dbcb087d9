import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import type { CancellationDraft } from "../rules/cancellation.ts";
import { required } from "./fields.ts";

/** `imeiValid`: whether the last online check of this IMEI passed. */
export type CancellationForm = CancellationDraft & { imeiValid: boolean };

/** Only numeric text is checked online, so other text never becomes valid. */
export const cancellationForm: StandardSchemaV1<CancellationForm, CancellationForm> = z
  .object({
    firstName: required("firstName.required"),
    lastName: required("lastName.required"),
    email: required("email.required"),
    phone: required("phone.required"),
    imei: required("imei.required"),
    imeiValid: z.boolean(),
    reasons: atLeastOne("cancellation.reasonMissing"),
    uses: atLeastOne("cancellation.useMissing"),
    comment: required("cancellation.commentMissing"),
  })
  .check(({ value, issues }) => {
    if (value.imei === "" || value.imeiValid) return;
    issues.push({
      code: "custom",
      input: value.imei,
      path: ["imei"],
      message: imeiCode(value.imei),
    });
  });

function atLeastOne(code: PlainCode) {
  return z.array(z.string()).check(z.minLength(1, code));
}

function imeiCode(imei: string): PlainCode {
  return /^\d+$/.test(imei) ? "imei.unchecked" : "cancellation.imeiInvalid";
}
