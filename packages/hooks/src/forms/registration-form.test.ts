import { describe, expect, test } from "vitest";
import { FORM_DAY, wholeRegistration } from "../../test/whole-registration.ts";
import {
  existingCustomerPayload,
  newCustomerPayload,
} from "../rules/registration/registration-payload.ts";
import { multiReactivationForm } from "./multi-reactivation-form.ts";
import { reactivationForm } from "./reactivation-form.ts";
import { refuseExpired } from "./refuse-expired.ts";
import { registrationForm } from "./registration-form.ts";
import { validate } from "./validate.ts";

const form = registrationForm({ customer: "new", today: FORM_DAY });
const { customer, activation, payment, terms } = wholeRegistration;
const [device] = activation.devices;

const errorsOf = (changes: Readonly<Record<string, unknown>>) => {
  const checked = validate(form, { ...wholeRegistration, ...changes });
  return "errors" in checked ? checked.errors : {};
};

describe("a registration on one page", () => {
  test("returns the payload of a new customer, each device with its model", () => {
    const checked = validate(form, wholeRegistration);
    if ("errors" in checked) throw new Error(JSON.stringify(checked.errors));
    const { value } = checked;
    expect(value.activation.devices).toEqual(activation.devices);
    expect(newCustomerPayload(value.customer, value.activation, value.payment)).toMatchObject({
      email: "new.customer@example.com",
      comfirm_email: "new.customer@example.com",
      company: "",
      mobile_carrier: "Local Carrier",
      time_zone_description: "Central",
      uom: "MPH",
      devices: [
        {
          imei: "350000000000001",
          device_name: "Van",
          device_model: "GL300",
          device_plan: "plus_quarterly",
        },
      ],
      credit_card: { number: "4111111111111111", expiration_date: "03/2029" },
    });
  });

  test("reports the errors of all parts at once", () => {
    expect(
      errorsOf({
        customer: { ...customer, email: "a", city: " " },
        activation: { unit: "", devices: [{ ...device, device_name: "" }] },
        payment: { ...payment, cvc: "1" },
        terms: { accepted: false },
      }),
    ).toEqual({
      "customer.email": "email.invalid",
      "customer.city": "city.required",
      "activation.unit": "unit.required",
      "activation.devices.0.device_name": "device_name.required",
      "payment.cvc": "cvc.tooShort",
      "terms.accepted": "terms.required",
    });
  });

  test.each([[{}], [undefined], [null], ["text"]])(
    "without any part, as %j, reports the missing parts",
    (value) => {
      const checked = validate(form, value);
      expect("errors" in checked && checked.errors).toEqual({
        customer: "form.invalid",
        activation: "form.invalid",
        payment: "form.invalid",
        terms: "form.invalid",
      });
    },
  );

  test("needs at least one device, and at most four", () => {
    const rows = [1, 2, 3, 4, 5].map((number) => ({ ...device, imei: `${number}` }));
    expect(errorsOf({ activation: { unit: "MPH", devices: [] } })).toEqual({
      "activation.devices": "devices.required",
    });
    expect(errorsOf({ activation: { unit: "MPH", devices: rows } })).toEqual({
      "activation.devices": "devices.tooMany",
    });
  });

  test.each([{ device_model: "" }, { device_model: undefined }, { imeiValid: false }])(
    "with a device that was not checked, %j, is not complete",
    (changes) => {
      const devices = [{ ...device, ...changes }];
      expect(errorsOf({ activation: { unit: "MPH", devices } })).toEqual({
        "activation.devices.0.imei": "imei.unchecked",
      });
    },
  );

  test.each([
    ["11", "2026", {}],
    ["10", "2026", { "payment.expirationdatemonth": "card.expired" }],
    ["12", "2025", { "payment.expirationdatemonth": "card.expired" }],
    ["13", "2029", { "payment.expirationdatemonth": "month.required" }],
    ["03", "29", { "payment.expirationdateyear": "year.required" }],
  ])("with a card until %s/%s", (expirationdatemonth, expirationdateyear, errors) => {
    const changes = { expirationdatemonth, expirationdateyear };
    expect(errorsOf({ payment: { ...payment, ...changes } })).toEqual(errors);
  });

  test("uses the current day each time, because a page may stay open overnight", () => {
    let today = new Date(2029, 2, 31, 23);
    const open = registrationForm({ customer: "new", today: () => today });
    expect("value" in validate(open, wholeRegistration)).toBe(true);
    today = new Date(2029, 3, 1);
    expect(validate(open, wholeRegistration)).toEqual({
      errors: { "payment.expirationdatemonth": "card.expired" },
    });
  });
});

describe("an existing customer", () => {
  test("pays with a saved card, which has to be chosen", () => {
    const saved = registrationForm({ customer: "existing", card: "saved" });
    const card = { token: "tok_1", bin: "411111", last_4: "1111" };
    const entered = { customer: { email: customer.email }, activation, terms };
    const checked = validate(saved, { ...entered, payment: card });
    if ("errors" in checked) throw new Error(JSON.stringify(checked.errors));
    const { value } = checked;
    expect(existingCustomerPayload(value.customer, value.activation, value.payment)).toMatchObject({
      user_token: "tok_1",
      card_bin: "411111",
      card_last_4: "1111",
    });
    expect(validate(saved, { ...entered, payment: { ...card, token: "" } })).toEqual({
      errors: { "payment.token": "payment.cardMissing" },
    });
  });

  test("does not need the details of a new customer", () => {
    const known = registrationForm({ customer: "existing", today: FORM_DAY });
    const checked = validate(known, { ...wholeRegistration, customer: { email: "a@b.co" } });
    expect(checked).toMatchObject({ value: { customer: { email: "a@b.co" } } });
  });
});

describe("an expired card", () => {
  const old = { ...payment, expirationdatemonth: "01", expirationdateyear: "2026" };

  test("is rejected by any form with a card, along with its other errors", () => {
    const today = refuseExpired(reactivationForm, FORM_DAY);
    expect(validate(today, { imei: "1", servicePlan: "", ...old })).toEqual({
      errors: { servicePlan: "servicePlan.required", expirationdatemonth: "card.expired" },
    });
    expect("value" in validate(today, { imei: "1", servicePlan: "plus", ...payment })).toBe(true);
  });

  test("is rejected in a form with several devices", () => {
    const devices = [{ imei: "1", servicePlan: "plus" }];
    const today = refuseExpired(multiReactivationForm, () => FORM_DAY);
    expect(validate(today, { devices, ...old })).toEqual({
      errors: { expirationdatemonth: "card.expired" },
    });
  });
});
