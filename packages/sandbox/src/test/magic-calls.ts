import type { MagicValue } from "../index.ts";
import type { MagicCall } from "../magic-values.ts";
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

/** A magic value at one of its calls. */
export type Meeting = MagicValue & { call: MagicCall };

export type Met = TestSandbox & { answer: Answer };

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

/** Two devices: of the magic customer, or of the returning one where the card is magic. */
function reactivationWith({ field, value }: MagicValue): object {
  const imeis =
    field === "customer id"
      ? [`357000000${value}001`, `357000000${value}002`]
      : ["358000000000002", "358000000000003"];
  return {
    customer_id: field === "customer id" ? value : 1001,
    credit_card: field === "card number" ? { ...card, number: value } : card,
    devices: imeis.map((imei) => ({ imei, device_plan: "plus" })),
  };
}

/** The cancellation of the one device that a magic customer has in use. */
function cancellationOf(customerId: string): object {
  return {
    cancelation_reason: "Price concerns",
    comment: "We sold the car.",
    email: `customer-${customerId}@example.com`,
    first_name: "Sample",
    how_gps_tracker: "Other",
    imei: `867000000${customerId}002`,
    last_name: "Customer",
    phone_number: "15550001001",
  };
}

type Make = (made: TestSandbox, magic: Meeting) => Promise<Answer>;

const calls: Record<MagicCall, Make> = {
  "e-mail check": ({ get }, { value }) => get(`/info/check/email/${encodeURIComponent(value)}`),
  "IMEI check": ({ get }, { value }) => get(`/info/imei_validation/${value}`),
  registration: ({ post }, magic) => post("/auth/register", registrationWith(magic)),
  "cancellation check": ({ get }, { value }) => get(`/info/cancel/validate/${value}`),
  cancellation: ({ post }, { value }) => post("/auth/subscription/cancel", cancellationOf(value)),
  "pack purchase": ({ post }, { value }) =>
    post("/auth/buy/eta-routing/pack", { customer_id: value, eta_id: "eta_50" }),
  "reactivation list": ({ get }, { value }) => get(`/auth/re-activation/devices/${value}`),
  "reactivation info": ({ get }, { value }) =>
    get(`/auth/re-activation/device/info/${value.slice(9, 12)}/${value}`),
  reactivation: ({ post }, magic) =>
    post("/auth/re-activation/multi/device/reactivate", reactivationWith(magic)),
};

/** Puts the value where it belongs, beside whatever its call needs, and makes that call. */
export async function meet(magic: Meeting): Promise<Met> {
  const made = testSandbox({ devicesPerKind: 1 });
  return { ...made, answer: await calls[magic.call](made, magic) };
}
