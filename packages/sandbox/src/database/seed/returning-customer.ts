import type { Customer } from "../customers.ts";
import type { SeededCard, SeededCustomer } from "./customers.ts";

/** The password of every seeded customer, public on purpose. */
export const demoPassword = "waypost-demo";

/** The returning customer. The first customer in an empty database gets the id 1001. */
export const demoCustomer: Omit<Customer, "id" | "created_at"> = {
  email: "returning@example.com",
  first_name: "Rita",
  last_name: "Returning",
  company: "Sample Haulage",
  phone_number: "5550001001",
  mobile_carrier: "Verizon",
  address: "1 Harbor Street",
  city: "Austin",
  state: "Texas",
  zip: "73301",
  country: "United States",
  time_zone: "America/Chicago",
  time_zone_description: "Central Time (US & Canada)",
  language: "English",
  // The precomputed hash of the password above, because hashing is asynchronous.
  password_hash:
    "pbkdf2-sha256$100000$YmpmU-bnv43c42N4H1sP6w$QqzQZWWnq6BeRKdVJI1M3xQ1WlBPo5VJHgQHu9eQyew",
};

/** Three saved cards: one that pays, one that is declined, one that expired last year. */
function demoCards(year: number): readonly SeededCard[] {
  const owner = { cardholder_name: "Rita Returning" };
  return [
    {
      ...owner,
      token: "card_demo_visa",
      brand: "visa",
      issuing_bank: "First Sample Bank",
      bin: "424242",
      last_4: "4242",
      expiration_month: 8,
      expiration_year: year + 3,
    },
    {
      ...owner,
      token: "card_demo_declined",
      brand: "mastercard",
      issuing_bank: "Second Sample Bank",
      bin: "555555",
      last_4: "4444",
      expiration_month: 5,
      expiration_year: year + 2,
    },
    {
      ...owner,
      token: "card_demo_expired",
      brand: "amex",
      issuing_bank: "Third Sample Bank",
      bin: "378282",
      last_4: "0005",
      expiration_month: 1,
      expiration_year: year - 1,
    },
  ];
}

/** The returning customer's devices in use: a tracker and an OBD device. */
export const demoDevices = [
  { imei: "358000000000001", name: "Delivery van", planId: "plus_quarterly" },
  { imei: "868000000000001", name: "Family car", planId: "standard_obd_yearly" },
] as const;

/** The returning customer's cancelled devices: three trackers and two OBD devices. */
export const demoCancelledDevices = [
  { imei: "358000000000002", name: "Box truck", planId: "standard" },
  { imei: "358000000000003", name: "Trailer", planId: "plus_yearly" },
  { imei: "358000000000004", name: "Boat", planId: "pro_quarterly" },
  { imei: "868000000000002", name: "Pickup", planId: "plus_obd" },
  { imei: "868000000000003", name: "Company car", planId: "pro_obd_yearly" },
] as const;

/** The returning customer's device in dormant mode. */
export const demoDormantDevices = [
  { imei: "358000000000005", name: "Camper van", planId: "plus" },
] as const;

export const returningCustomer: SeededCustomer = {
  account: demoCustomer,
  cards: demoCards,
  inUse: demoDevices,
  cancelled: demoCancelledDevices,
  dormant: demoDormantDevices,
};
