import { type Deviation } from "./deviations.ts";
import { onWrite } from "./write-bodies.ts";

export type Row = readonly [
  name: string,
  deviation: () => Deviation,
  expected: string | readonly string[],
];
export type Json = Record<string, unknown>;

export const REGISTER = "POST /auth/register";
export const REACTIVATE = "POST /auth/re-activation/device/reactivate";
export const SMS = "POST /auth/buy/sms/pack";
export const CANCEL = "POST /auth/subscription/cancel";
export const CARD = "POST /auth/credit-card/update";
export const PLAN = "POST /auth/device/update/plan";
export const DORMANT = "POST /auth/dormant-mode/cancel";
export const FEE = "POST /auth/dormant-fees";

/** The first two free and the first two cancelled devices of the example scenario. */
export const [FREE_DEVICE, FREE_DEVICE_2, CANCELLED_DEVICE, CANCELLED_DEVICE_2] = [
  "350000000000001",
  "350000000000002",
  "358000000000002",
  "358000000000003",
];
const VALID_CARD = "4111111111111111";
export const DECLINED_CARD = "4000000000000002";

export const HOLDER = {
  first_name: "Rita",
  last_name: "Returning",
  billing_address: "1 Harbor Street",
};

export const finding = (check: string, call: string): string => `${check} · ${call}`;

/** Repeats the first successful reply for all later requests. */
export function repeatFirstSuccess(call: string, having: string): Deviation {
  let first: Promise<Response> | undefined;
  return onWrite(call, having, async (_request, answer, sent) => {
    if (JSON.stringify(sent).includes(DECLINED_CARD)) return answer();
    first ??= answer();
    return (await first).clone();
  });
}

export const withValidCard = (sent: Json): Json =>
  JSON.parse(JSON.stringify(sent).replace(DECLINED_CARD, VALID_CARD)) as Json;

export const json = async (response: Promise<Response>): Promise<Json> =>
  (await (await response).json()) as Json;

export const withRow = (key: string, row: Json) => (list: Json) => ({
  ...list,
  [key]: [...(list[key] as Json[]).filter(isOther(row)), row],
});

export const isOther = (row: Json) => (other: Json) =>
  (other.imei_no ?? other.imei) !== (row.imei_no ?? row.imei);
