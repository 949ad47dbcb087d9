import { amountOf, decimalsOf, toMinor } from "@waypost/sdk/pure";
import { fieldsOf, type GateCall } from "./calls.ts";
import { refusal, type Refusal, type WriteRequest } from "./write-request.ts";

/** Where prices come from, and their currency by ISO 4217. */
export interface Pricing {
  readonly read: ReadJson;
  readonly currency: string;
}

/** Reads JSON from the vendor, past every cache. @throws if it cannot be read */
export type ReadJson = (path: string) => Promise<unknown>;

/** The fee of dormant mode. No list has it. */
const DORMANT_FEE = 1;
const LIST = "/info/service_plan/revised";

/** The ids of the plans and packs that a write pays for; null if its price is not in a list. */
function idsOf({ call: { pays }, body }: WriteRequest): readonly unknown[] | null {
  if (pays === undefined) return null;
  const { devices, [pays]: id } = fieldsOf(body);
  const [, inDevice] = pays.split("devices.");
  if (inDevice === undefined) return [id];
  return Array.isArray(devices) ? devices.map((device) => fieldsOf(device)[inDevice]) : null;
}

/** The lists that may have the prices of a write. */
function listsOf({ operation }: GateCall): readonly string[] {
  if (operation === "buySmsPack") return [`${LIST}?category=sms_pack`];
  if (operation === "buyEtaPack") return [`${LIST}?category=eta_pack`];
  return [LIST, `${LIST}?category=obd`];
}

function pricesIn(list: unknown, currency: string): (readonly [id: string, minor: number])[] {
  const { plans } = fieldsOf(list);
  const rows = Array.isArray(plans) ? plans.map(fieldsOf) : [];
  return rows.flatMap(({ service_plan_id: id, price }) => {
    const amount = price === null || price === "" ? null : amountOf(Number(price), currency);
    return amount === null ? [] : [[String(id), toMinor(amount, currency)] as const];
  });
}

/**
 * Returns the total of a write in minor units of the currency at the vendor's prices of this
 * moment; null if one is unknown.
 */
async function totalOf(request: WriteRequest, { read, currency }: Pricing): Promise<number | null> {
  if (request.call.operation === "payDormantFee")
    return fieldsOf(request.body)["paying"] === false ? 0 : toMinor(DORMANT_FEE, currency);
  const ids = idsOf(request);
  if (ids === null) return null;
  const lists = await Promise.all(listsOf(request.call).map(read));
  const prices = new Map(lists.flatMap((list) => pricesIn(list, currency)));
  const total = ids.reduce<number>((sum, id) => sum + (prices.get(String(id)) ?? Number.NaN), 0);
  return Number.isNaN(total) ? null : total;
}

/**
 * Compares the total that the customer agreed to with that at the vendor's prices of this moment.
 * Without an agreed total nothing is compared.
 */
export async function priceProblem(
  request: WriteRequest,
  pricing: Pricing,
): Promise<Refusal | null> {
  const { agreed, call } = request;
  if (agreed === null || !call.charges) return null;
  const { currency } = pricing;
  if (agreed.currency !== currency)
    return refusal("no-price", `The prices are in ${currency}. Nothing was sent.`);
  const total = await totalOf(request, pricing).catch(() => null);
  if (total === null && agreed.isUnverified) return null;
  if (total === null) return refusal("no-price", "The price could not be read. Nothing was sent.");
  if (total === toMinor(agreed.total, currency)) return null;
  const decimals = decimalsOf(currency);
  const now = (total / 10 ** decimals).toFixed(decimals);
  const message = `The price has changed to ${currency} ${now}. Nothing was sent.`;
  const named = currency === "USD" ? "" : `;currency=${currency}`;
  return refusal("price-changed", message, { "Gate-Total": `${now}${named}` });
}
