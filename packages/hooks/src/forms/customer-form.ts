import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import { initialCustomer, OTHER_PROVIDER } from "../rules/registration/drafts.ts";
import type { CustomerDraft } from "../rules/registration/drafts.ts";
import type { PhoneRule } from "../rules/registration/phone.ts";
import { fields, given, optional, required, secret, ticked } from "./fields.ts";
import { phone } from "./phone-field.ts";

/** The e-mail address has its own form. The wizard fills in the other fields. */
const NOT_IN_DETAILS = ["email", "confirmEmail"] as const;

/** The values of the customer form, without the email address and the password. */
export type CustomerForm = Omit<CustomerDraft, (typeof NOT_IN_DETAILS)[number]>;

/** The required fields. */
const rules = {
  password: given("password.required"),
  confirmPassword: secret("confirmPassword.required"),
  firstName: required("firstName.required"),
  lastName: required("lastName.required"),
  billingAddress: required("billingAddress.required"),
  country: given("country.required"),
  city: required("city.required"),
  state: required("state.required"),
  zipcode: required("zipcode.required"),
  timezone: given("timezone.required"),
  serviceProvider: given("serviceProvider.required"),
  phone: phone(undefined),
  textMe: ticked("textMe.required"),
};

// A list of names, because the type declarations of this package must not import zod.
const requiredFields = namesOf(rules);

type Optional = Exclude<keyof CustomerForm, (typeof requiredFields)[number]>;

/** The input of the form: optional fields may also be missing. */
export type CustomerFormInput = Omit<CustomerForm, Optional> &
  Partial<Pick<CustomerForm, Optional>>;

const isOptional = (field: keyof CustomerDraft): field is Optional =>
  ![...requiredFields, ...NOT_IN_DETAILS].some((other) => other === field);

const optionalTexts = Object.fromEntries(
  namesOf(initialCustomer)
    .filter(isOptional)
    .map((field) => [field, optional()]),
) as Record<Optional, ReturnType<typeof optional>>;

type Form = StandardSchemaV1<CustomerFormInput, CustomerForm>;

const formWith = (phoneRule?: PhoneRule): Form =>
  fields({ ...rules, ...optionalTexts, phone: phone(phoneRule) }).check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ["confirmPassword"],
      error: "confirmPassword.different" satisfies PlainCode,
    }),
    z.refine(
      ({ serviceProvider, customserviceProvider }) =>
        serviceProvider !== OTHER_PROVIDER || customserviceProvider !== "",
      {
        path: ["customserviceProvider"],
        error: "customserviceProvider.required" satisfies PlainCode,
      },
    ),
  );

/** The details of a new customer. Fields without a rule may be blank. */
export const customerForm: Form = formWith();

/** The same with the phone numbers of a deployment. */
export const customerFormFor = (phoneRule: PhoneRule | undefined): Form =>
  phoneRule === undefined ? customerForm : formWith(phoneRule);

function namesOf<Entries extends object>(entries: Entries) {
  return Object.keys(entries) as (keyof Entries)[];
}
