import { demoCustomer, iccidOf } from "@waypost/sandbox";
import type { SandboxServer } from "@waypost/sandbox/server";
import { SECRETS } from "./customer.ts";
import { CARD_MARKS } from "./sensitive-values.ts";
import { CUSTOMER, enterTaskCard, TASK_CARD, type TaskRow } from "./task-row.ts";

/** Returns a cancelled device of a customer, whose SIM can be made dormant or terminated. */
const simImei = (customer: number): string =>
  customer === CUSTOMER ? "358000000000002" : `357000000${customer}001`;

/** Returns a device of a customer in dormant mode. */
const dormantImei = (customer: number) =>
  customer === CUSTOMER ? "358000000000005" : `357000000${customer}003`;

const emailOf = (customer: number) =>
  customer === CUSTOMER ? demoCustomer.email : `customer-${customer}@example.com`;

/** Returns the query of a URL for a SIM. `paying` is omitted if undefined. */
export const simQuery = (customer: number, paying?: string): string => {
  const imei = simImei(customer);
  const sim = `imei=${imei}&iccid=${iccidOf(imei)}&email=${emailOf(customer)}`;
  return `customer_id=${customer}&${sim}${paying === undefined ? "" : `&paying=${paying}`}`;
};

/** The request body for the SIM of the demo customer. */
export const SIM_BODY = {
  customer_id: String(CUSTOMER),
  imei: simImei(CUSTOMER),
  iccid: iccidOf(simImei(CUSTOMER)),
  email: demoCustomer.email,
};

/** Requests the sandbox, as another client would. */
async function answerTo({ url, sandbox }: SandboxServer, path: string, customer: number) {
  const headers = { Authorization: `JWT ${sandbox.tokenFor(customer)}` };
  return (await fetch(`${url}${path}`, { headers })).text();
}

/** Returns the dormant devices of a customer from the API. */
export const dormantList = (server: SandboxServer, customer: number): Promise<string> =>
  answerTo(server, `/auth/dormant-mode/activated?customer_id=${customer}`, customer);

export const payDormantFee: TaskRow = {
  name: "the fee of dormant mode",
  title: "Activating Dormant Mode",
  route: "/pay-dormantfee",
  query: (customer) => simQuery(customer, "yes"),
  call: "payDormantFee",
  path: "/auth/dormant-fees",
  withoutInput: /This page needs your customer ID and email, and the IMEI and ICCID/,
  fill: (page) => enterTaskCard(page),
  fillAgain: (page) => page.getByLabel("CVV").fill(SECRETS.cvv),
  lastButton: "Activate",
  question: null,
  confirm: "Activate",
  cancel: "Cancel",
  money: "Dormant mode costs $1",
  body: { ...SIM_BODY, paying: true, credit_card: TASK_CARD },
  charges: [{ subject: SIM_BODY.imei, amount: 1 }],
  isCarriedOut: async (server, customer) =>
    (await dormantList(server, customer)).includes(simImei(customer)),
  unknown: "Please do not pay again yet",
  repetition: {
    text: "you will be charged a second time",
    tick: "I understand that I may be charged twice",
  },
  successTitle: "",
  success: "Dormant SIM subscription activated",
  isInPlace: true,
  receipt: ["You agreed to: $1.00 today", "358000000000002", demoCustomer.email, SIM_BODY.iccid],
  secrets: { values: CARD_MARKS, retype: (page) => enterTaskCard(page) },
};

const { secrets: _, fillAgain: __, ...withoutCard } = payDormantFee;

export const terminateSim: TaskRow = {
  ...withoutCard,
  name: "the termination of a SIM",
  title: "Terminate this SIM · Activating Dormant Mode",
  titleWithoutInput: "Activating Dormant Mode",
  route: "/activate-dormantfee",
  query: (customer) => simQuery(customer, "no"),
  fill: (page) => page.getByRole("button", { name: "Terminate" }).waitFor(),
  lastButton: "Terminate",
  question: "Terminate this SIM?",
  confirm: "Terminate SIM",
  money: "The SIM can never be reactivated.",
  body: { ...SIM_BODY, paying: false },
  charges: [],
  isCarriedOut: async (server, customer) => {
    const list = await answerTo(server, `/auth/re-activation/devices/${customer}`, customer);
    return !list.includes(simImei(customer));
  },
  unknown: "Please do not send it again yet",
  repetition: {
    text: "it can no longer be undone",
    tick: "I understand that this may have been done already",
  },
  success: "Sim Terminated Successfully",
  receipt: ["358000000000002", demoCustomer.email, SIM_BODY.iccid],
};

export const dormantCancellation: TaskRow = {
  name: "the cancellation of a dormant subscription",
  title: "Cancel Dormant Subscription",
  route: "/dormant-cancellation",
  query: (customer) => `customer_id=${customer}`,
  before: ({ context, sandbox }, customer) =>
    context.addInitScript((token) => {
      // The tracking site stores it there.
      localStorage.setItem("token", token);
    }, sandbox.sandbox.tokenFor(customer)),
  isAuthorized: true,
  call: "cancelDormant",
  path: "/auth/dormant-mode/cancel",
  withoutInput: /This link is incomplete/,
  fill: async (page) => {
    await page.getByRole("button", { name: /Device in dormant mode/ }).click();
    await page.getByRole("listbox").getByRole("option").first().click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Subscription End Date").waitFor();
  },
  lastButton: "Cancel Subscription",
  question: "Are you sure you want to cancel the dormant subscription?",
  confirm: "Yes",
  cancel: "No",
  money: "The dormant subscription of this device is cancelled.",
  body: { customer_id: String(CUSTOMER), imei: dormantImei(CUSTOMER) },
  charges: [],
  isCarriedOut: async (server, customer) =>
    !(await dormantList(server, customer)).includes(dormantImei(customer)),
  unknown: "Please do not send it again yet",
  repetition: {
    text: "it can no longer be undone",
    tick: "I understand that this may have been done already",
  },
  successTitle: "Success!!",
  success: "Dormant Subscription Cancelled Successfully",
  receipt: ["358000000000005"],
};
