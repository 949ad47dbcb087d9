import { magicCustomerIds } from "../../magic-customers.ts";
import type { SeededCard, SeededCustomer } from "./customers.ts";
import { demoCustomer } from "./returning-customer.ts";

// All ids are below 1001, so that the first new customer gets the id 1002.

const card: Omit<SeededCard, "token" | "expiration_year"> = {
  cardholder_name: "Sample Customer",
  brand: "visa",
  issuing_bank: "First Sample Bank",
  bin: "424242",
  last_4: "4242",
  expiration_month: 8,
};

function customerWith(id: number, email: string, last_name: string) {
  return {
    account: { ...demoCustomer, id, email, first_name: "Sample", last_name, company: "" },
    cards: (year: number) => [{ ...card, token: `card_demo_${id}`, expiration_year: year + 3 }],
    inUse: [],
    cancelled: [],
    dormant: [],
  } satisfies SeededCustomer;
}

/** The customer with 10,000 cancelled devices, which `fleet-devices.ts` adds. */
export const fleetCustomer = { id: 900, email: "fleet@example.com" } as const;

export const seededFleetCustomer = customerWith(fleetCustomer.id, fleetCustomer.email, "Fleet");

/** The customers of the table of magic values. */
export const magicCustomers: readonly SeededCustomer[] = magicCustomerIds.map((id) => ({
  ...customerWith(id, `customer-${id}@example.com`, `Customer ${id}`),
  inUse: [{ imei: `867000000${id}002`, name: "Pickup", planId: "standard_obd" }],
  cancelled: [
    { imei: `357000000${id}001`, name: "Van", planId: "plus_quarterly" },
    { imei: `357000000${id}002`, name: "Trailer", planId: "standard" },
    { imei: `867000000${id}001`, name: "Car", planId: "plus_obd_yearly" },
  ],
  dormant: [{ imei: `357000000${id}003`, name: "Boat", planId: "plus" }],
}));
