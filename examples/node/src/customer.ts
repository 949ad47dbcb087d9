/** Who the devices belong to. In a real program, this comes from your own system. */
export const newCustomer = {
  first_name: "Ada",
  last_name: "Byron",
  company: "Sample Tracking",
  phone_number: "5551234567",
  password: "Sandbox-1",
  state: "California",
  city: "Los Angeles",
  mobile_carrier: "AT&T",
  address: "1 Main Street",
  country: "United States",
  zip: "90001",
  time_zone: "America/Los_Angeles",
  time_zone_description: "Pacific Time",
};

/** A card for the sandbox. Never store a real card in a file. */
const creditCard = {
  cardholder_name: "Ada Byron",
  cvv: "123",
  expiration_date: "12/2099",
  number: "4111111111111111",
};

/** Returns the part that all registrations of this customer share. */
export function registrationOf(email: string, exists: boolean) {
  const common = { email, language: "English", uom: "MPH", credit_card: creditCard } as const;
  return exists ? common : { ...common, ...newCustomer, comfirm_email: email };
}
