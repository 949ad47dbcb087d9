import { iccidOf } from "../../sandbox/src/index.ts";
import type { SandboxServer } from "../../sandbox/src/server.ts";
import type { Client, NewCustomerRegistration } from "../src/index.ts";
import { credit_card, customer_id as demoId, newCustomer } from "./operations.ts";

/** A customer of the sandbox with devices of every state. */
export interface SandboxCustomer {
  id: number;
  email: string;
  inUse: string;
  cancelled: string;
  dormant: string;
}

export const returningCustomer: SandboxCustomer = {
  id: demoId,
  email: "returning@example.com",
  inUse: "868000000000001",
  cancelled: "358000000000002",
  dormant: "358000000000005",
};

/** A customer whose writes always get the reply that the sandbox documents for this id. */
export const magicCustomer = (id: number): SandboxCustomer => ({
  id,
  email: `customer-${id}@example.com`,
  inUse: `867000000${id}002`,
  cancelled: `357000000${id}001`,
  dormant: `357000000${id}003`,
});

interface Circumstances {
  client: Client;
  server: SandboxServer;
  customer: SandboxCustomer;
}

export interface SandboxWrite {
  name: string;
  endpoint: string;
  send: (at: Circumstances) => Promise<unknown>;
  /** True if it was carried out, as shown by the bill or by other calls. */
  isDone: (at: Circumstances) => Promise<boolean>;
}

/** True if a read succeeds. */
const succeeds = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

const isBilled: SandboxWrite["isDone"] = async ({ server }) => server.sandbox.charges().length > 0;

const card = { ...credit_card, number: "4111111111111111" };
const category = "obd";
const settingsOf = ({ client, customer }: Circumstances) =>
  client.deviceSettings.load(customer.inUse, category);

const registration = (email: string, imei: string): NewCustomerRegistration => ({
  ...newCustomer,
  email,
  comfirm_email: email,
  credit_card: card,
  devices: [{ imei, device_name: "Van", device_model: "GL300", device_plan: "plus_quarterly" }],
});

export const registrationOf = registration("new+owner@example.com", "350000000000001");

const reactivation = ({ id, cancelled }: SandboxCustomer) => ({
  credit_card: card,
  customer_id: id,
  imei: cancelled,
  service_plan: "plus",
});

/** Each of the 14 writes, with arguments that the sandbox accepts. */
export const sandboxWrites: SandboxWrite[] = [
  {
    name: "registration.register",
    endpoint: "POST /auth/register",
    send: ({ client }) => client.registration.register(registrationOf),
    isDone: isBilled,
  },
  {
    name: "registration.registerCharge",
    endpoint: "POST /auth/register/charge",
    send: ({ client }) => client.registration.registerCharge(registrationOf),
    isDone: isBilled,
  },
  {
    name: "deviceSettings.save",
    endpoint: "PUT /api/device/settings/{imei}",
    send: async (at) => {
      const settings = { ...(await settingsOf(at)), device_name: "Renamed" };
      return at.client.deviceSettings.save(at.customer.inUse, category, settings);
    },
    isDone: async (at) => (await settingsOf(at)).device_name === "Renamed",
  },
  {
    name: "deviceSettings.updateOdometer",
    endpoint: "POST /api/odometer/update",
    send: ({ client, customer }) => {
      const update = { imei: customer.inUse, odometer_value: "160.934" };
      return client.deviceSettings.updateOdometer(category, update);
    },
    isDone: async (at) => (await settingsOf(at)).odometer_value === "160.934",
  },
  {
    name: "cancellation.cancel",
    endpoint: "POST /auth/subscription/cancel",
    send: ({ client, customer }) =>
      client.cancellation.cancel({
        cancelation_reason: "Price concerns",
        comment: "We sold the car.",
        email: customer.email,
        first_name: "Sample",
        how_gps_tracker: "Other",
        imei: customer.inUse,
        last_name: "Customer",
        phone_number: "15550001001",
      }),
    isDone: async ({ client, customer }) =>
      !(await succeeds(client.cancellation.validateImei(customer.inUse))),
  },
  {
    name: "reactivation.reactivate",
    endpoint: "POST /auth/re-activation/device/reactivate",
    send: ({ client, customer }) => client.reactivation.reactivate(reactivation(customer)),
    isDone: isBilled,
  },
  {
    name: "reactivation.reactivateCharge",
    endpoint: "POST /auth/re-activation/charge/reactivate",
    send: ({ client, customer }) => client.reactivation.reactivateCharge(reactivation(customer)),
    isDone: isBilled,
  },
  {
    name: "reactivation.reactivateMany",
    endpoint: "POST /auth/re-activation/multi/device/reactivate",
    send: ({ client, customer: { id, cancelled } }) =>
      client.reactivation.reactivateMany({
        credit_card: card,
        customer_id: id,
        devices: [{ imei: cancelled, device_plan: "plus" }],
      }),
    isDone: isBilled,
  },
  {
    name: "planUpdate.update",
    endpoint: "POST /auth/device/update/plan",
    send: ({ client, customer }) =>
      client.planUpdate.update({
        customer_id: customer.id,
        imei: customer.inUse,
        service_plan_id: "pro_obd",
      }),
    isDone: async ({ server }) => server.sandbox.planChanges().length > 0,
  },
  {
    name: "cardUpdate.update",
    endpoint: "POST /auth/credit-card/update",
    send: ({ client, customer }) =>
      client.cardUpdate.update({ credit_card: card, customer_id: customer.id }),
    isDone: ({ client, customer }) =>
      succeeds(client.cardUpdate.validateCard(customer.id, card.number)),
  },
  {
    name: "dormant.payFee",
    endpoint: "POST /auth/dormant-fees",
    send: ({ client, customer: { id, inUse, email } }) =>
      client.dormant.payFee({
        customer_id: id,
        imei: inUse,
        iccid: iccidOf(inUse),
        email,
        paying: true,
        credit_card: card,
      }),
    isDone: isBilled,
  },
  {
    name: "dormant.cancel",
    endpoint: "POST /auth/dormant-mode/cancel",
    send: ({ client, customer: { id, dormant } }) =>
      client.dormant.cancel({ customer_id: id, imei: dormant }),
    isDone: ({ client, customer: { id, dormant } }) =>
      succeeds(client.reactivation.deviceInfo(id, dormant)),
  },
  {
    name: "packs.buySms",
    endpoint: "POST /auth/buy/sms/pack",
    send: ({ client, customer }) =>
      client.packs.buySms({
        customer_id: customer.id,
        sms_pack_id: "sms_100",
        autorenew_sms_pack: true,
      }),
    isDone: isBilled,
  },
  {
    name: "packs.buyEta",
    endpoint: "POST /auth/buy/eta-routing/pack",
    send: ({ client, customer }) =>
      client.packs.buyEta({ customer_id: customer.id, eta_id: "eta_50" }),
    isDone: isBilled,
  },
];
