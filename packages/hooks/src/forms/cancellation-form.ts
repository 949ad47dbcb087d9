import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import type { CancellationDraft } from "../rules/self-service/cancellation.ts";
import { readImei } from "../rules/devices/imei.ts";
import type { PhoneRule } from "../rules/registration/phone.ts";
import { atLeastOne, fields, given, identifier, required } from "./fields.ts";
import { phone } from "./phone-field.ts";

/** `imeiValid`: the result of the last online check of this IMEI; null while there is none. */
export type CancellationForm = CancellationDraft & { imeiValid: boolean | null };

type Form = StandardSchemaV1<CancellationForm, CancellationForm>;

/** The form with the phone numbers of a deployment. Without a rule any text is a phone number. */
export const cancellationFormFor = (rule: PhoneRule | undefined): Form =>
  fields({
    firstName: required("firstName.required"),
    lastName: required("lastName.required"),
    phone: rule === undefined ? required("phone.required") : phone(rule),
    email: identifier("email.required"),
    imei: identifier("imei.required"),
    imeiValid: z.nullable(z.boolean("imei.unchecked" satisfies PlainCode)),
    reasons: chosen("cancellation.reasonMissing"),
    uses: chosen("cancellation.useMissing"),
    comment: required("cancellation.commentMissing"),
  }).check(({ value, issues }) => {
    const { imei, imeiValid } = value;
    if (imei === "" || imeiValid === true) return;
    const message = imeiCode(imei, imeiValid === false);
    issues.push({ code: "custom", input: imei, path: ["imei"], message });
  });

/**
 * The cancellation of one device, with at least one reason and one use. Only numeric text is
 * checked online, so any other text is never valid.
 */
export const cancellationForm: Form = cancellationFormFor(undefined);

function chosen(code: PlainCode) {
  return atLeastOne(given(code), code);
}

function imeiCode(imei: string, isRefused: boolean): PlainCode {
  const reading = readImei(imei);
  if (reading.kind === "call") return isRefused ? "cancellation.imeiInvalid" : "imei.unchecked";
  return reading.code === "imei.tooLong" ? reading.code : "cancellation.imeiInvalid";
}
