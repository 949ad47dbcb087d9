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
