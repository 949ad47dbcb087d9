import type { FetchInit } from "@waypost/sdk";
import { createSandbox, openDatabase, type Sandbox } from "@waypost/sandbox";
import { CUSTOMER } from "../task-rows.ts";

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** The sandbox's replies to reads, read once for all runs. */
const canned = new Map<string, Promise<Reply>>();
let sandbox: Sandbox | undefined;

function cannedReply(url: string, { method, body }: Pick<FetchInit, "method" | "body">) {
  const name = `${method} ${url} ${body}`;
  const known = canned.get(name);
  if (known !== undefined) return known;
  sandbox ??= createSandbox({ database: openDatabase() });
  // All calls that need a token concern the customer of the rows.
  const headers = {
    Authorization: `JWT ${sandbox.tokenFor(CUSTOMER)}`,
    "Content-Type": "application/json",
  };
  const asked = { method, headers, ...(body != null && { body }) };
  const reply = sandbox.fetch(url, asked).then(async (response): Promise<Reply> => {
    return { status: response.status, body: await response.json() };
  });
  canned.set(name, reply);
  return reply;
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** The original prices of plans and packs. */
const listed = new Map<string, number>();
for (const category of ["gps", "obd", "sms_pack", "eta_pack"]) {
  const url = `https://api.example/info/service_plan/revised?category=${category}`;
  const { plans } = (await cannedReply(url, { method: "GET" })).body as {
    plans: { service_plan_id: string; price: number }[];
  };
  for (const { service_plan_id, price } of plans) listed.set(service_plan_id, price);
}

/**
 * The possible sums of the prices of plans and packs, each multiplied by one of these factors. GPS
 * and OBD lists are read separately, and prices may change in between.
 */
export const sumsOf = (ids: readonly string[], factors: readonly number[]): readonly number[] =>
  ids
    .map((id) => cents(listed.get(id) ?? NaN))
    .reduce((sums, price) => sums.flatMap((sum) => factors.map((by) => sum + price * by)), [0])
    .map((sum) => sum / 100);

const withPrices = (body: unknown, factor: number): string =>
  JSON.stringify(body, (key, value: unknown) =>
    key === "price" && Number(value) > 0 ? (cents(Number(value)) * factor) / 100 : value,
  );

/** The serialized price lists, cached for all runs. */
const lists = new Map<string, string>();

/** The text of a reply with all prices multiplied by a factor. */
function textOf(url: string, body: unknown, factor: number): string {
  if (!url.includes("/service_plan/revised")) return JSON.stringify(body);
  const key = `${url} ${factor}`;
  const known = lists.get(key) ?? withPrices(body, factor);
  lists.set(key, known);
  return known;
}

/** The state of the server at the time of a request. */
interface Then {
  /** The subjects of the requests that it has carried out. */
  readonly done: ReadonlySet<string>;
  /** The factor of all prices. */
  readonly factor: number;
}

/** The reply to a read. */
export async function replyTo(
  url: string,
  init: FetchInit,
  { done, factor }: Then,
): Promise<{ status: number; text: string }> {
  const imei = /\/imei_validation\/(\w+)/.exec(url)?.[1];
  if (imei !== undefined && done.has(`imei:${imei}`)) {
    const message = "IMEI already in use, please try with another IMEI";
    return { status: 400, text: JSON.stringify({ status: false, message }) };
  }
  const cancelled = /\/cancel\/validate\/(\w+)/.exec(url)?.[1];
  if (cancelled !== undefined && done.has(`imei:${cancelled}`)) {
    return { status: 404, text: JSON.stringify({ status: false, message: "Invalid IMEI" }) };
  }
  const { status, body } = await cannedReply(url, init);
  return { status, text: textOf(url, without(done, body), factor) };
}

/** A list of devices to reactivate, or in dormant mode, without those that were dealt with. */
function without(known: ReadonlySet<string>, body: unknown): unknown {
  if (typeof body !== "object" || body === null) return body;
  const isOpen = (imei: string) => !known.has(`imei:${imei}`);
  if ("devices" in body) {
    const devices = body.devices as { imei_no: string }[];
    return { ...body, devices: devices.filter(({ imei_no }) => isOpen(imei_no)) };
  }
  if ("result" in body) {
    const result = body.result as { imei: string }[];
    return { ...body, result: result.filter(({ imei }) => isOpen(imei)) };
  }
  return body;
}
