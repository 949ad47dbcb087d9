import { iccidOf } from "../index.ts";
import type { MagicValue } from "../index.ts";
import type { CustomerWriteCall, MagicCall } from "../magic-effects.ts";
import { testSandbox } from "./test-sandbox.ts";
import type { Answer, TestSandbox } from "./test-sandbox.ts";
import {
  card,
  gpsDevice,
  newCustomer,
  newCustomerAs,
  obdDevice,
  returningCustomer,
} from "./test-sandbox.ts";

/** A magic value and one of its calls. */
export type MagicCase = MagicValue & { call: MagicCall };

type MagicResult = TestSandbox & { answer: Answer };

function registrationWith({ field, value }: MagicValue): object {
  const isObd = value.startsWith("8");
  const device = isObd ? obdDevice : gpsDevice;
  const devices = [
    field === "IMEI" ? { ...device, imei: value } : device,
    isObd ? gpsDevice : obdDevice,
  ];
  const saved = { user_token: value, card_bin: "555555", card_last_4: "4444" };
  if (field === "e-mail") return { ...newCustomerAs(value), devices };
  if (field === "saved card") return { ...returningCustomer, ...saved, devices };
  const number = field === "card number" ? value : card.number;
  return { ...newCustomer, devices, credit_card: { ...card, number } };
}

/** Returns the magic customer, or the returning customer if a card is magic. */
function customerOf({ field, value }: MagicValue) {
  const isMagic = field === "customer id";
  return {
    customer_id: isMagic ? value : "1001",
    email: isMagic ? `customer-${value}@example.com` : "returning@example.com",
    inUse: isMagic ? `867000000${value}002` : "358000000000001",
    cancelled: isMagic
      ? [`357000000${value}001`, `357000000${value}002`]
      : ["358000000000002", "358000000000003"],
    dormant: isMagic ? `357000000${value}003` : "358000000000005",
  };
}

const newCard = ({ field, value }: MagicValue) =>
  field === "card number" ? { ...card, number: value } : card;

const settingsOf = (magic: MagicValue) =>
  `/api/device/settings/${customerOf(magic).inUse}?category=obd`;

async function loadedSettings({ get, sandbox }: TestSandbox, magic: MagicValue) {
  const { customer_id } = customerOf(magic);
  const { body } = await get(settingsOf(magic), sandbox.tokenFor(customer_id));
  return (body as { data: { settings: Record<string, unknown> } }).data.settings;
}

type MakeCall = (testbed: TestSandbox, magic: MagicCase) => Promise<Answer>;

const calls: Record<MagicCall, MakeCall> = {
  "e-mail check": ({ get }, { value }) => get(`/info/check/email/${encodeURIComponent(value)}`),
  "IMEI check": ({ get }, { value }) => get(`/info/imei_validation/${value}`),
  registration: ({ post }, magic) => post("/auth/register", registrationWith(magic)),
  "cancellation check": ({ get }, { value }) => get(`/info/cancel/validate/${value}`),
  cancellation: ({ post }, magic) =>
    post("/auth/subscription/cancel", {
      cancelation_reason: "Price concerns",
      comment: "We sold the car.",
      email: customerOf(magic).email,
      first_name: "Sample",
      how_gps_tracker: "Other",
      imei: customerOf(magic).inUse,
      last_name: "Customer",
      phone_number: "15550001001",
    }),
  "pack purchase": ({ post }, { value }) =>
    post("/auth/buy/eta-routing/pack", { customer_id: value, eta_id: "eta_50" }),
  "reactivation list": ({ get }, { value }) => get(`/auth/re-activation/devices/${value}`),
  "reactivation info": ({ get }, { value }) =>
    get(`/auth/re-activation/device/info/${value.slice(9, 12)}/${value}`),
  reactivation: ({ post }, magic) =>
    post("/auth/re-activation/multi/device/reactivate", {
      customer_id: customerOf(magic).customer_id,
      credit_card: newCard(magic),
      devices: customerOf(magic).cancelled.map((imei) => ({ imei, device_plan: "plus" })),
    }),
  "plan list": ({ get }, { value }) => get(`/info/imei/list/${value}`),
  "plan update": ({ post }, magic) =>
    post("/auth/device/update/plan", {
      customer_id: customerOf(magic).customer_id,
      imei: customerOf(magic).inUse,
      service_plan_id: "pro_obd",
    }),
  "card check": ({ get }, { value }) => get(`/info/card/validate/${value}/424242`),
  "card update": ({ post }, magic) =>
    post("/auth/credit-card/update", {
      customer_id: customerOf(magic).customer_id,
      credit_card: newCard(magic),
    }),
  "dormant fee": ({ post }, magic) => {
    const { customer_id, email, inUse: imei } = customerOf(magic);
    const iccid = iccidOf(imei);
    const credit_card = newCard(magic);
    const paid = { customer_id, email, imei, iccid, paying: true, credit_card };
    return post("/auth/dormant-fees", paid);
  },
  "dormant list": ({ get, sandbox }, { value }) =>
    get(`/auth/dormant-mode/activated?customer_id=${value}`, sandbox.tokenFor(value)),
  "dormant cancellation": ({ post, sandbox }, magic) => {
    const { customer_id, dormant: imei } = customerOf(magic);
    const token = sandbox.tokenFor(customer_id);
    return post("/auth/dormant-mode/cancel", { customer_id, imei }, token);
  },
  "settings load": ({ get, sandbox }, magic) =>
    get(settingsOf(magic), sandbox.tokenFor(magic.value)),
  "settings save": async (testbed, magic) => {
    const settings = { ...(await loadedSettings(testbed, magic)), device_name: "Renamed" };
    return testbed.put(settingsOf(magic), settings, testbed.sandbox.tokenFor(magic.value));
  },
  "odometer update": ({ post, sandbox }, magic) => {
    const odometer = { imei: customerOf(magic).inUse, odometer_value: "160.934" };
    const token = sandbox.tokenFor(magic.value);
    return post("/api/odometer/update?category=obd", odometer, token);
  },
};

const isBilled = async ({ sandbox }: TestSandbox) => sandbox.charges().length > 0;

/** Checks by other calls whether a write was carried out. */
const evidence: Record<
  CustomerWriteCall,
  (testbed: TestSandbox, magic: MagicValue) => Promise<boolean>
> = {
  cancellation: async ({ get }, magic) =>
    (await get(`/info/cancel/validate/${customerOf(magic).inUse}`)).status === 404,
  "pack purchase": isBilled,
  reactivation: isBilled,
  "plan update": async ({ sandbox }) => sandbox.planChanges().length > 0,
  "card update": async ({ get }, magic) => {
    const { body } = await get(`/info/card/validate/${customerOf(magic).customer_id}/411111`);
    return body?.response !== undefined;
  },
  "dormant fee": isBilled,
  "dormant cancellation": async ({ get }, magic) => {
    const { customer_id, dormant } = customerOf(magic);
    return (await get(`/auth/re-activation/device/info/${customer_id}/${dormant}`)).status === 200;
  },
  "settings save": async (testbed, magic) =>
    (await loadedSettings(testbed, magic)).device_name === "Renamed",
  "odometer update": async (testbed, magic) =>
    (await loadedSettings(testbed, magic)).odometer_value === "160.934",
};

function isWrite(call: MagicCall): call is CustomerWriteCall {
  return call in evidence;
}

/** True if a self-service write was carried out. False for any other call. */
export async function isCarriedOut(testbed: TestSandbox, magic: MagicCase): Promise<boolean> {
  return isWrite(magic.call) && evidence[magic.call](testbed, magic);
}

/** Makes the call with the magic value, and with valid values in all other fields. */
export async function makeMagicCall(magic: MagicCase): Promise<MagicResult> {
  const testbed = testSandbox({ devicesPerKind: 1 });
  return { ...testbed, answer: await calls[magic.call](testbed, magic) };
}
