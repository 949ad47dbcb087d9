import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { alterBody, isCall } from "../test/deviations.ts";
import { findingNames, openHarness, frozenTime, type Harness } from "../test/harness.ts";
import { settingsDeviations } from "../test/settings-deviations.ts";
import { reply } from "../test/write-bodies.ts";
import { writeDeviations } from "../test/write-deviations.ts";
import { rowsToRun } from "../test/rows-to-run.ts";

let harness: Harness;

beforeAll(async () => {
  harness = await openHarness();
});

afterAll(() => harness.close());

beforeEach(() => harness.reset());

test("a correct server has no findings, and its promises hold", async () => {
  const { findings, promises, passed } = await harness.check(true);
  expect(findings).toEqual([]);
  expect(passed.length).toBeGreaterThan(250);
  const others = promises.filter(({ verdict }) => verdict !== "holds");
  // This sandbox uses plain HTTP.
  expect(others.flatMap(({ because }) => because)).toEqual(["tls-trusted"]);
});

test.each(rowsToRun([...writeDeviations, ...settingsDeviations]))(
  "causes only its own finding: %s",
  async (_name, deviation, expected) => {
    harness.deviate(deviation());
    expect(findingNames(await harness.check(true))).toEqual([expected].flat().toSorted());
  },
);

test.each<[string, string, (body: Record<string, unknown>) => object, string]>([
  [
    "a card check without digits",
    "GET /info/card/validate/{customer_id}/{first6}",
    (body) => ({ ...body, response: { cardholder_name: "A" } }),
    "response.last4 is missing in the reply to GET /info/card/validate/{customer_id}/{first6}, not [writes.cardOnFile.number]",
  ],
  [
    "a plan list that stays as it was",
    "GET /info/imei/list/{customer_id}",
    (body) => ({ ...body, devices: [] }),
    "the list has 0 rows, and no imei_no is [devices.free 1]",
  ],
])("a finding names the field and the value of %s", async (_, call, change, text) => {
  harness.deviate(alterBody(call, change));
  const { findings } = await harness.check(true);
  expect(findings.flatMap(({ seen }) => seen)).toContain(text);
});

test("what a registration's receipt lacks is a note", async () => {
  const fields = ["imei_no", "activated_plan_id"];
  harness.deviate(
    alterBody("POST /auth/register", ({ subscription, ...body }) => ({
      ...body,
      subscription: (subscription as object[]).map((one) =>
        Object.fromEntries(Object.entries(one).filter(([name]) => fields.includes(name))),
      ),
    })),
  );
  const { notes } = await harness.check(true);
  expect(notes).toContainEqual({
    about: "POST /auth/register",
    text: "the receipt shows a dash, because these are missing: subscription[].imei_iccid, subscription[].subscription_id, subscription[].start_date, subscription[].nextBillingDate",
  });
});

test("undocumented settings that are kept are a note, not a finding", async () => {
  harness.deviate(async (request, answer) => {
    const original = await answer();
    if (!isCall(request, "GET /api/device/settings/{imei}") || original.status !== 200)
      return original;
    const body = (await original.json()) as { data: { settings: object } };
    return reply({ ...body, data: { settings: { ...body.data.settings, x_note: "kept" } } });
  });
  const { findings, notes } = await harness.check(true);
  expect(findings).toEqual([]);
  expect(notes).toContainEqual({ about: "undocumented settings", text: "1" });
});

test("a registration that is carried out after its connection was closed is a finding", async () => {
  const imei = "350000000000001";
  const seenFree = Promise.withResolvers<void>();
  const carriedOut = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  let isSent = false;
  harness.deviate(async (request, answer) => {
    const text = await request.clone().text();
    if (isCall(request, "POST /auth/register") && text.includes("4111") && text.includes(imei)) {
      isSent = true;
      arrived.resolve();
      await seenFree.promise;
      await answer();
      carriedOut.resolve();
      return new Promise<Response>(() => undefined);
    }
    if (!isSent || !request.url.endsWith(`/imei_validation/${imei}`)) return answer();
    const first = await answer();
    seenFree.resolve();
    await carriedOut.promise;
    return first;
  });
  const time = frozenTime();
  const { endsWait } = time;
  time.endsWait = (purpose) =>
    purpose === "POST /auth/register" ? arrived.promise : endsWait(purpose);
  expect(findingNames(await harness.check(true, { time }))).toEqual([
    "answered · POST /auth/register",
    "late-commit · POST /auth/register",
  ]);
});

test("a write whose reply is lost is a finding", async () => {
  harness.sandbox.fault({ call: "buyEtaPack", kind: "lost", times: "always" });
  expect(findingNames(await harness.check(true))).toEqual([
    "answered · POST /auth/buy/eta-routing/pack",
  ]);
});

test("all devices that were activated are cancelled at the end", async () => {
  await harness.check(true);
  const list = await fetch(`${harness.server.url}/info/imei/list/1001`);
  const rows = (await list.json()) as { imei_no: string }[];
  expect(rows.map(({ imei_no }) => imei_no)).toEqual(["358000000000001", "868000000000001"]);
});

test.each([
  [{}, "--writes: the scenario has no customer.id."],
  [{ customer: { id: 1 } }, "--writes: the scenario has no customer.email."],
  [{ customer: { id: 1, email: "a@example.com" } }, "--writes: the scenario has no writes.card."],
])(
  "nothing is written with the scenario %j, and the error has a reason",
  async (scenario, message) => {
    await expect(harness.check(true, { scenario })).rejects.toThrow(message);
    expect(harness.sandbox.log()).toEqual([]);
  },
);
