import { describe, expect, test } from "vitest";
import { sampleDetails } from "../../test/whole-registration.ts";
import { en } from "../messages/en.ts";
import { message } from "../messages/messages.ts";
import { initialCustomer } from "../rules/registration/drafts.ts";
import type { CustomerDraft } from "../rules/registration/drafts.ts";
import { customerForm } from "./customer-form.ts";
import { passwordForm } from "./password-form.ts";
import { validate } from "./validate.ts";

const complete: CustomerDraft = {
  ...initialCustomer,
  password: "pw",
  confirmPassword: "pw",
  ...sampleDetails,
  serviceProvider: "Big Carrier",
  customserviceProvider: "",
};

const errorsOf = (changes: Partial<CustomerDraft>) => {
  const checked = validate(customerForm, { ...complete, ...changes });
  return "errors" in checked ? checked.errors : {};
};

describe("a new customer", () => {
  test("is complete without a company", () => {
    expect(errorsOf({ companyName: "" })).toEqual({});
  });

  test.each([
    ["password", "Password is required"],
    ["confirmPassword", "Confirm Password is required"],
    ["firstName", "FirstName is required"],
    ["lastName", "LastName is required"],
    ["billingAddress", "Billing Address is required"],
    ["country", "Country is required"],
    ["city", "City is required"],
    ["state", "State is required"],
    ["zipcode", "ZipCode is required"],
    ["timezone", "TimeZone is required"],
    ["serviceProvider", "Service Provider is required"],
    ["phone", "Phone Number is required"],
  ] as const)("who leaves %s blank sees %j", (field, text) => {
    const code = errorsOf({ [field]: "" })[field];
    expect(code && message(en, code)).toBe(text);
  });

  test("cannot enter only blanks as a name", () => {
    expect(errorsOf({ firstName: "   " })).toEqual({ firstName: "firstName.required" });
  });

  test("has to repeat the same password; blanks count", () => {
    expect(errorsOf({ confirmPassword: "pw " })).toEqual({
      confirmPassword: "confirmPassword.different",
    });
    expect(errorsOf({ password: " pw", confirmPassword: " pw" })).toEqual({});
  });

  test("has to name the carrier after choosing Others", () => {
    expect(errorsOf({ serviceProvider: "Others" })).toEqual({
      customserviceProvider: "customserviceProvider.required",
    });
    expect(errorsOf({ serviceProvider: "Others", customserviceProvider: "Local" })).toEqual({});
  });

  test.each(["555000111", "55500011112", "555000111a"])(
    "cannot continue with the phone number %s",
    (phone) => {
      expect(errorsOf({ phone })).toEqual({ phone: "phone.incomplete" });
    },
  );

  test("has to tick Text Me", () => {
    expect(errorsOf({ textMe: false })).toEqual({ textMe: "textMe.required" });
  });

  test("gets all errors at once, in the order of the fields", () => {
    expect(Object.keys(errorsOf({ ...initialCustomer, country: "" }))).toEqual([
      "password",
      "confirmPassword",
      "firstName",
      "lastName",
      "billingAddress",
      "country",
      "city",
      "state",
      "zipcode",
      "timezone",
      "serviceProvider",
      "phone",
      "textMe",
    ]);
  });
});

test("an existing customer cannot sign in with an empty password; blanks count", () => {
  expect(validate(passwordForm, { password: "" })).toEqual({
    errors: { password: "password.required" },
  });
  expect(validate(passwordForm, { password: " " })).toEqual({ value: { password: " " } });
});
