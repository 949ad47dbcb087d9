import { describe, expect, test } from "vitest";
import { sampleDetails } from "../../../test/whole-registration.ts";
import { initialCustomer, initialPayment, newDevice } from "./drafts.ts";
import type { CompleteActivation, CustomerDraft, PaymentDraft } from "./drafts.ts";
import { existingCustomerPayload, newCustomerPayload } from "./registration-payload.ts";

const customer: CustomerDraft = {
  ...initialCustomer,
  email: "customer@example.com",
  confirmEmail: "customer@example.com",
  password: "pw",
  confirmPassword: "pw",
  ...sampleDetails,
  timezonedescription: "Central",
};

const activation: CompleteActivation = {
  gpsdevices: "1",
  unit: "MPH",
  devices: [
    {
      ...newDevice("1"),
      imei: "350000000000001",
      device_name: "Van",
      device_model: "GL300",
      category: "gps",
      servicePlan: "plus_quarterly",
      price: 59.85,
    },
  ],
};

const newCard: PaymentDraft = {
  ...initialPayment,
  cardHoldername: "Sample Customer",
  cardnumber: "4111 1111 1111 1111",
  cvc: "123",
  expirationdatemonth: "03",
  expirationdateyear: "2029",
};

const savedCard: PaymentDraft = {
  ...initialPayment,
  token: "tok_1",
  bin: "411111",
  last_4: "1111",
};

const devices = [
  {
    imei: "350000000000001",
    device_name: "Van",
    device_model: "GL300",
    device_plan: "plus_quarterly",
  },
];

const credit_card = {
  cardholder_name: "Sample Customer",
  cvv: "123",
  expiration_date: "03/2029",
  number: "4111111111111111",
};

test("blanks around names are not sent", () => {
  const typed = { ...customer, firstName: " Sample", lastName: "Customer\t", companyName: " " };
  const { first_name, last_name, company } = newCustomerPayload(typed, activation, newCard);
  expect([first_name, last_name, company]).toEqual(["Sample", "Customer", ""]);
});

describe("a registration sends exactly the documented keys", () => {
  test("for a new customer", () => {
    expect(newCustomerPayload(customer, activation, newCard)).toEqual({
      first_name: "Sample",
      last_name: "Customer",
      email: "customer@example.com",
      company: "",
      phone_number: "5550001111",
      password: "pw",
      comfirm_email: "customer@example.com",
      state: "Texas",
      city: "Austin",
      mobile_carrier: "Local Carrier",
      language: "English",
      address: "1 Main St",
      country: "United States",
      zip: "73301",
      time_zone: "America/Chicago",
      time_zone_description: "Central",
      credit_card,
      devices,
      uom: "MPH",
    });
  });

  test("for a new customer with a typed time zone, whose name is its description", () => {
    const typed = { ...customer, timezonedescription: "" };
    expect(newCustomerPayload(typed, activation, newCard)).toEqual({
      ...newCustomerPayload(customer, activation, newCard),
      time_zone_description: "America/Chicago",
    });
  });

  test("for an existing customer with a saved card", () => {
    expect(existingCustomerPayload(customer, { ...activation, unit: "KMH" }, savedCard)).toEqual({
      email: "customer@example.com",
      language: "English",
      devices,
      uom: "KMH",
      user_token: "tok_1",
      card_bin: "411111",
      card_last_4: "1111",
    });
  });

  test("for an existing customer with a new card", () => {
    expect(existingCustomerPayload(customer, { ...activation, unit: "KMH" }, newCard)).toEqual({
      email: "customer@example.com",
      language: "English",
      devices,
      uom: "KMH",
      credit_card,
    });
  });
});

test("names and IMEIs are sent without leading and trailing blanks", () => {
  const [van = newDevice("1")] = activation.devices;
  const blank = {
    ...activation,
    devices: [{ ...van, imei: ` ${van.imei} `, device_name: "  Van " }],
  };
  const holder = { ...newCard, cardHoldername: " Sample Customer  " };
  expect(existingCustomerPayload(customer, blank, holder)).toMatchObject({ devices, credit_card });
});

test("a carrier from the list is sent under its own name", () => {
  const listed = {
    ...customer,
    serviceProvider: "Big Carrier",
    customserviceProvider: "left over",
  };
  expect(newCustomerPayload(listed, activation, newCard).mobile_carrier).toBe("Big Carrier");
});
