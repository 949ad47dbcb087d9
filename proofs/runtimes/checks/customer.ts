import type { NewCustomerRegistration } from "../../../packages/sdk/src/index.ts";

/** A new customer, without the devices. */
export const customer: Omit<NewCustomerRegistration, "devices"> = {
  first_name: "Nora",
  last_name: "Owner",
  email: "new+owner@example.com",
  comfirm_email: "new+owner@example.com",
  password: "correct horse",
  company: "",
  phone_number: "5550001111",
  address: "1 Main St",
  city: "Austin",
  state: "Texas",
  zip: "73301",
  country: "United States",
  time_zone: "America/Chicago",
  time_zone_description: "Central Time (US & Canada)",
  mobile_carrier: "AT&T",
  language: "English",
  uom: "MPH",
  credit_card: {
    cardholder_name: "Nora Owner",
    number: "4111111111111111",
    cvv: "123",
    expiration_date: "03/2030",
  },
};

/** A device of the stock of the sandbox, by its number from 1. */
export const deviceOf = (number: number) => ({
  imei: String(350_000_000_000_000 + number),
  device_name: `Van ${number}`,
  device_model: "GL300",
  device_plan: "plus",
});
