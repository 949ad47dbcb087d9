import type { CustomerFormInput } from "../src/forms/customer-form.ts";

/** The values that a new customer types into the full form. */
export const sampleDetails = {
  firstName: "Sample",
  lastName: "Customer",
  companyName: "",
  billingAddress: "1 Main St",
  country: "United States",
  city: "Austin",
  state: "Texas",
  zipcode: "73301",
  timezone: "America/Chicago",
  serviceProvider: "Others",
  customserviceProvider: "Local Carrier",
  phone: "5550001111",
  textMe: true,
} satisfies Omit<CustomerFormInput, "password" | "confirmPassword">;

/** The day of the tests, on which the card is valid. */
export const FORM_DAY = new Date(2026, 10, 21);

/** A complete registration of a new customer on one page. */
export const wholeRegistration = {
  customer: {
    email: "new.customer@example.com",
    password: "pw",
    confirmPassword: "pw",
    ...sampleDetails,
    timezonedescription: "Central",
  },
  activation: {
    unit: "MPH" as const,
    devices: [
      {
        imei: "350000000000001",
        imeiValid: true,
        device_name: "Van",
        device_model: "GL300",
        category: "gps",
        servicePlan: "plus_quarterly",
      },
    ],
  },
  payment: {
    cardHoldername: "Sample Customer",
    cardnumber: "4111 1111 1111 1111",
    cvc: "123",
    expirationdatemonth: "03",
    expirationdateyear: "2029",
  },
  terms: { accepted: true },
};
