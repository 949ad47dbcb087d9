import type { Scenario } from "../../packages/sandbox/src/scenarios.ts";

const PACKS = ["sms_100", "sms_250", "sms_500"];
const FIRST_CUSTOMER = 5000;

/** A scenario in which this number of packs can be bought without buying one a second time. */
export const customersFor = (orders: number): Scenario => ({
  customers: Array.from({ length: Math.ceil(orders / PACKS.length) }, (_, index) => ({
    id: FIRST_CUSTOMER + index,
    email: `customer-${FIRST_CUSTOMER + index}@example.com`,
  })),
});

/** The body of the order with this number. */
export const orderOf = (index: number) => ({
  customer_id: FIRST_CUSTOMER + Math.floor(index / PACKS.length),
  sms_pack_id: PACKS[index % PACKS.length] ?? "",
  autorenew_sms_pack: true,
});
