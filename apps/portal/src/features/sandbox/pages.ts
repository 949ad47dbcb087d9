import { fleet, returning } from "./samples.ts";

const customer = `customer_id=${returning.id}&email=${returning.email}`;
const sim = `${customer}&imei=${returning.cancelled.imei}&iccid=${returning.cancelled.iccid}`;

/** A link to a page, and the customer whose token a vendor's tracking site would have stored. */
type Page = readonly [label: string, path: string, customer?: string];

/** The pages that a vendor's site or an e-mail would open. */
export const pages: readonly Page[] = [
  ["Registration", "/registration/customer-information"],
  ["Pricing", "/pricing"],
  ["Account", `/account?${customer}`, returning.id],
  ["Change a plan", `/device-plan/update?${customer}`, returning.id],
  ["Reactivate a device", `/reactivation?${customer}`, returning.id],
  ["Reactivate several", `/multi-reactivation?${customer}`, returning.id],
  ["Buy SMS", `/activate-smspack?${customer}`, returning.id],
  ["Buy ETA", `/activate-etapack?${customer}`, returning.id],
  ["Change the card", `/credit-card/update?${customer}`, returning.id],
  ["Dormant mode", `/pay-dormantfee?${sim}&paying=yes`, returning.id],
  ["End dormant mode", `/dormant-cancellation?${customer}`, returning.id],
  ["Terminate a SIM", `/activate-dormantfee?${sim}&paying=no`, returning.id],
  ["Cancel a device", "/cancellation"],
  ["Agree to texts", "/phone-confirmation"],
  ["Fleet of 10,000", `/multi-reactivation?customer_id=${fleet.id}&email=${fleet.email}`, fleet.id],
];

/** The operation of each page that charges. The registration is the default. */
const CHARGING: Readonly<Record<string, string>> = {
  "/reactivation": "reactivate",
  "/multi-reactivation": "reactivateMany",
  "/activate-smspack": "buySmsPack",
  "/activate-etapack": "buyEtaPack",
  "/device-plan/update": "updatePlan",
  "/pay-dormantfee": "payDormantFee",
  "/registration/charge": "registerCharge",
};

/** Returns the operation that the page at this route pays with. */
export function paymentOf(route: string): string {
  const found = Object.entries(CHARGING).find(([path]) => route.startsWith(path));
  return found?.[1] ?? "register";
}
