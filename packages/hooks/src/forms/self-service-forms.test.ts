import { describe, expect, test } from "vitest";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { cardUpdateForm } from "./card-update-form.ts";
import { multiReactivationForm } from "./multi-reactivation-form.ts";
import { packForm } from "./pack-form.ts";
import { planUpdateForm } from "./plan-update-form.ts";
import { reactivationForm } from "./reactivation-form.ts";
import { settingsForm } from "./settings-form.ts";
import { validate } from "./validate.ts";

const card = {
  cardHoldername: "Sample Customer",
  cardnumber: "4111111111111111",
  cvc: "123",
  expirationdatemonth: "03",
  expirationdateyear: "2029",
};
const noCard = {
  cardHoldername: "",
  cardnumber: "",
  cvc: "",
  expirationdatemonth: "",
  expirationdateyear: "",
};
const cardErrors = {
  cardHoldername: "cardHolder.required.selfService",
  cardnumber: "cardnumber.required",
  cvc: "cvc.required",
  expirationdatemonth: "month.required",
  expirationdateyear: "year.required",
};

const errorsOf = (form: StandardSchemaV1, value: unknown) => {
  const checked = validate(form, value);
  return "errors" in checked ? checked.errors : {};
};

describe("reactivating a device", () => {
  test("needs the device, a plan and a card", () => {
    expect(errorsOf(reactivationForm, { imei: "1", servicePlan: "plus", ...card })).toEqual({});
    expect(errorsOf(reactivationForm, { imei: "", servicePlan: "", ...noCard })).toEqual({
      imei: "device.required",
      servicePlan: "servicePlan.required",
      ...cardErrors,
    });
  });
});

describe("reactivating several devices", () => {
  test("needs a plan for each of them", () => {
    const devices = [
      { imei: "1", servicePlan: "plus" },
      { imei: "2", servicePlan: "" },
    ];
    expect(errorsOf(multiReactivationForm, { devices, ...card })).toEqual({
      "devices.1.servicePlan": "servicePlan.required",
    });
  });

  test("needs at least one device and an expiry month", () => {
    const value = { devices: [], ...card, expirationdatemonth: "" };
    expect(errorsOf(multiReactivationForm, value)).toEqual({
      devices: "device.required",
      expirationdatemonth: "month.required",
    });
  });
});

test("a plan update needs a device and a plan", () => {
  expect(errorsOf(planUpdateForm, { imei: "", servicePlan: "" })).toEqual({
    imei: "device.required",
    servicePlan: "servicePlan.required",
  });
  expect(errorsOf(planUpdateForm, { imei: "1", servicePlan: "plus" })).toEqual({});
});

test("a card update needs names and billing address as well as the card; the company is optional", () => {
  const person = { firstName: "", lastName: "", companyName: "", billingAddress: "" };
  expect(errorsOf(cardUpdateForm, { ...person, ...card })).toEqual({
    firstName: "firstName.required",
    lastName: "lastName.required",
    billingAddress: "billingAddress.required",
  });
  expect(errorsOf(cardUpdateForm, { ...person, ...noCard })).toMatchObject(cardErrors);
});

test("a pack must be chosen before it is bought", () => {
  expect(errorsOf(packForm, { pack: "" })).toEqual({ pack: "packs.missing" });
  expect(errorsOf(packForm, { pack: "sms_100" })).toEqual({});
});

test("settings are saved only with a mobile carrier", () => {
  const missing = { mobile_carrier: "settings.carrierMissing" };
  expect(errorsOf(settingsForm, { mobile_carrier: " " })).toEqual(missing);
  expect(errorsOf(settingsForm, { mobile_carrier: null })).toEqual(missing);
  expect(errorsOf(settingsForm, { mobile_carrier: "Big Carrier", phone: "" })).toEqual({});
});
