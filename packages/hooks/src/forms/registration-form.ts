import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { PlainCode } from "../messages/messages.ts";
import type { PayloadSavedCard } from "../rules/registration/registration-payload.ts";
import type { PhoneRule } from "../rules/registration/phone.ts";
import { cardForm, type CardForm } from "./card-form.ts";
import { customerFormFor, type CustomerForm, type CustomerFormInput } from "./customer-form.ts";
import { devicesForm, type DevicesForm, type DevicesFormInput } from "./devices-form.ts";
import { emailForm, type EmailForm } from "./email-form.ts";
import { savedCardForm } from "./saved-card-form.ts";
import { schemaOf } from "./schema-of.ts";
import { termsForm, type TermsForm } from "./terms-form.ts";
import { resultOf } from "./validate.ts";

/** The parts of a registration on one page. */
export interface RegistrationFormValues<Customer, Payment, Activation = DevicesForm> {
  customer: Customer;
  activation: Activation;
  payment: Payment;
  terms: TermsForm;
}

type FormOf<Input, Output, Payment> = StandardSchemaV1<
  RegistrationFormValues<Input, Payment, DevicesFormInput>,
  RegistrationFormValues<Output, Payment>
>;

/** The output for a new customer, which `newCustomerPayload` takes. */
export type NewCustomerForm = EmailForm & CustomerForm;

/** The options of `registrationForm`. */
export interface RegistrationFormOptions {
  /** The day on which a card must not have expired; by default the current day. */
  today?: Date | (() => Date);
  /** The phone numbers that are valid; ten digits by default. */
  phoneRule?: PhoneRule | undefined;
}

/**
 * A whole registration as one form. New customers pay with a new card, existing ones with a new or
 * a saved card. The parts of its output are the arguments of `newCustomerPayload` or
 * `existingCustomerPayload`. Each device needs the model that its IMEI check returned.
 */
export function registrationForm(
  options: RegistrationFormOptions & { customer: "new"; card?: "new" },
): FormOf<EmailForm & CustomerFormInput, NewCustomerForm, CardForm>;
export function registrationForm(
  options: RegistrationFormOptions & { customer: "existing"; card?: "new" },
): FormOf<EmailForm, EmailForm, CardForm>;
export function registrationForm(
  options: RegistrationFormOptions & { customer: "existing"; card: "saved" },
): FormOf<EmailForm, EmailForm, PayloadSavedCard>;
export function registrationForm({
  customer,
  card,
  today = () => new Date(),
  phoneRule,
}: RegistrationFormOptions & {
  customer: "new" | "existing";
  card?: "new" | "saved";
}): StandardSchemaV1 {
  return inParts({
    customer: customer === "new" ? both(emailForm, customerFormFor(phoneRule)) : emailForm,
    activation: knownDevicesForm,
    payment: card === "saved" ? savedCardForm : cardForm("cardHolder.required.wizard", today),
    terms: termsForm,
  });
}

const unchecked: PlainCode = "imei.unchecked";

/** Devices with the model from their IMEI check, which the payload requires. */
const knownDevicesForm: StandardSchemaV1<DevicesFormInput, DevicesForm> = schemaOf((value) => {
  const result = resultOf(devicesForm, value);
  if (result.issues !== undefined) return result;
  const issues = result.value.devices.flatMap(({ device_model }, row) =>
    device_model === "" ? [{ message: unchecked, path: ["devices", row, "imei"] }] : [],
  );
  return issues.length === 0 ? result : { issues };
});

type Parts = Readonly<Record<string, StandardSchemaV1>>;

type InputOf<Of extends Parts> = { [Part in keyof Of]: StandardSchemaV1.InferInput<Of[Part]> };
type OutputOf<Of extends Parts> = { [Part in keyof Of]: StandardSchemaV1.InferOutput<Of[Part]> };

/** A form with several parts, each under its name. Reports the errors of all parts. */
const inParts = <Of extends Parts>(parts: Of): StandardSchemaV1<InputOf<Of>, OutputOf<Of>> =>
  schemaOf((value): StandardSchemaV1.Result<OutputOf<Of>> => {
    const given = Object(value) as Readonly<Record<string, unknown>>;
    const results = Object.entries(parts).map(
      ([name, part]) => [name, resultOf(part, given[name])] as const,
    );
    const issues = results.flatMap(([name, result]) =>
      (result.issues ?? []).map((issue) => ({ ...issue, path: [name, ...(issue.path ?? [])] })),
    );
    if (issues.length > 0) return { issues };
    const values = results.map(([name, result]) => [name, "value" in result ? result.value : null]);
    return { value: Object.fromEntries(values) as OutputOf<Of> };
  });

/** A form with the fields of two forms. */
const both = <One, OneOut, Other, OtherOut>(
  one: StandardSchemaV1<One, OneOut>,
  other: StandardSchemaV1<Other, OtherOut>,
): StandardSchemaV1<One & Other, OneOut & OtherOut> =>
  schemaOf((value): StandardSchemaV1.Result<OneOut & OtherOut> => {
    const first = resultOf(one, value);
    const second = resultOf(other, value);
    if (first.issues !== undefined || second.issues !== undefined)
      return { issues: [...(first.issues ?? []), ...(second.issues ?? [])] };
    return { value: { ...first.value, ...second.value } };
  });
