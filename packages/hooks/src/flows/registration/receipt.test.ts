import { expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { GPS_IMEI, OBD_IMEI, reachConfirm } from "../../../test/new-customer.ts";

type Reply = { subscription: { imei_no: string | null }[]; token: string | null };

/** A registration of two devices for $111.30, with this change to the server's reply. */
async function registered(change: (reply: Reply) => object): Promise<AtWork> {
  const work = atWork({
    through: async (url, pass) => {
      const reply = await pass();
      if (!url.endsWith("/auth/register")) return reply;
      return Response.json(change(JSON.parse(await reply.text()) as Reply));
    },
  });
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  return work;
}

const older = (imei_no: string) => ({ imei_no, activated_plan_id: "pro_yearly" });

/** The receipt of a reply whose subscriptions have only these fields. */
async function minimal(fields: readonly string[]) {
  const work = await registered(({ subscription, ...reply }) => ({
    ...reply,
    subscription: subscription.map((one) =>
      Object.fromEntries(Object.entries(one).filter(([name]) => fields.includes(name))),
    ),
  }));
  const { receipt } = await work.until("done");
  return receipt;
}

test("without names in the reply, the receipt has those of the order and of the price list", async () => {
  const { sent = [], devices } = (await minimal(["imei_no", "activated_plan_id"])) ?? {};
  const names = sent.map(({ device_name, plan_name }) => [device_name, plan_name]);
  expect(names.flat().every((name) => name !== "" && name !== undefined)).toBe(true);
  expect(
    devices?.map(({ device_name, activated_plan_description }) => [
      device_name,
      activated_plan_description,
    ]),
  ).toEqual(names);
});

test("without the plan's id in the reply, the receipt claims no active plan", async () => {
  const receipt = await minimal(["imei_no"]);
  expect(receipt?.devices.map((device) => device.activated_plan_description)).toEqual([null, null]);
});

const TOTAL: readonly [what: string, change: (reply: Reply) => object][] = [
  [
    "older subscriptions are listed too",
    (reply) => ({
      ...reply,
      subscription: [...reply.subscription, older("350000000000077"), older("350000000000078")],
    }),
  ],
  [
    "a subscription is listed twice",
    (reply) => ({ ...reply, subscription: [...reply.subscription, reply.subscription[0]] }),
  ],
  [
    "a device is returned under another IMEI",
    (reply) => ({ ...reply, subscription: [older("another"), reply.subscription[1]] }),
  ],
  ["one subscription is missing", (reply) => ({ ...reply, subscription: [reply.subscription[0]] })],
  ["no subscription is listed", () => ({ status: true, token: "t" })],
];

test.each(TOTAL)("the receipt has the agreed sum, also when %s", async (_, change) => {
  const { receipt } = await (await registered(change)).until("done");
  expect(receipt?.agreed).toBe(111.3);
});

const PARTLY: readonly [what: string, subscription: object[], agreed: number | null][] = [
  ["the price of the registered device", [older(GPS_IMEI)], 59.85],
  ["that price once, however often it is listed", [older(GPS_IMEI), older(GPS_IMEI)], 59.85],
  ["no price of an older subscription", [older(GPS_IMEI), older("350000000000077")], 59.85],
  ["no sum when only older subscriptions are listed", [older("350000000000077")], null],
  ["no sum when a row has no IMEI", [older(GPS_IMEI), {}], null],
];

test.each(PARTLY)("after a partial success the receipt has %s", async (_, subscription, agreed) => {
  const work = await registered(() => ({ status: false, error: OBD_IMEI, subscription }));
  const { receipt } = await work.until("done");
  expect(receipt?.agreed).toBe(agreed);
});

test.each([
  ["without a token", { token: null }, false],
  ["with a blank token", { token: "" }, false],
  ["with a token", { token: "t" }, true],
])("a reply %s differs from a token that a reload has lost", async (_, token, hasToken) => {
  const work = await registered((reply) => ({ ...reply, ...token }));
  await work.until("done");
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  const { receipt } = await later.until("done");
  expect(receipt?.hasToken).toBe(hasToken);
});

test.each([
  ["complete", (reply: Reply) => reply, ["register.succeeded"]],
  [
    "partial",
    (reply: Reply) => ({ ...reply, error: OBD_IMEI, subscription: [older(GPS_IMEI)] }),
    [],
  ],
  ["unconfirmed", (reply: Reply) => ({ ...reply, subscription: [] }), []],
] as const)("the toasts of a %s registration are accurate", async (_, change, codes) => {
  const work = await registered(change);
  await expect.poll(() => work.state().phase).toBe("done");
  expect(work.notices.map((notice) => "code" in notice && notice.code)).toEqual(codes);
});
