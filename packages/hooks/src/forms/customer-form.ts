import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import { OTHER_PROVIDER } from "../rules/registration/drafts.ts";
import type { CustomerDraft } from "../rules/registration/drafts.ts";
import { isCompletePhone } from "../rules/registration/phone.ts";
import { fields, given, optional, required, secret, ticked } from "./fields.ts";

export type CustomerForm = Pick<
  CustomerDraft,
  | "password"
  | "confirmPassword"
  | "firstName"
  | "lastName"
  | "companyName"
  | "billingAddress"
  | "country"
  | "city"
  | "state"
  | "zipcode"
  | "timezone"
  | "timezonedescription"
  | "serviceProvider"
  | "customserviceProvider"
  | "phone"
  | "textMe"
>;

type Optional = "companyName" | "customserviceProvider" | "timezonedescription";

/** What the form takes: the fields that may be blank may also be missing. */
export type CustomerFormInput = Omit<CustomerForm, Optional> &
  Partial<Pick<CustomerForm, Optional>>;

const phoneIncomplete: PlainCode = "phone.incomplete";

/** The details of a new customer; the e-mail address has a form of its own. */
export const customerForm: StandardSchemaV1<CustomerFormInput, CustomerForm> = fields({
  password: given("password.required"),
  confirmPassword: secret("confirmPassword.required"),
  firstName: required("firstName.required"),
  lastName: required("lastName.required"),
  companyName: optional(),
  billingAddress: required("billingAddress.required"),
  country: given("country.required"),
  city: required("city.required"),
  state: required("state.required"),
  zipcode: required("zipcode.required"),
  timezone: given("timezone.required"),
  timezonedescription: optional(),
  serviceProvider: given("serviceProvider.required"),
  customserviceProvider: optional(),
  phone: required("phone.required").check(z.refine(isCompletePhone, phoneIncomplete)),
  textMe: ticked("textMe.required"),
}).check(
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
