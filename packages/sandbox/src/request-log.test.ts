import { expect, test } from "vitest";
import { gpsDevice, newCustomer, testSandbox } from "./test/test-sandbox.ts";

test("the log shows each request, its time and its outcome, but no secret", async () => {
  const { control, post, sandbox } = testSandbox({ devicesPerKind: 1 });
  await post("/auth/register", newCustomer);
  await sandbox.fetch("http://sandbox/info/app_conf?key=discount_3");

  const { body } = await control("GET", "log");

  expect(body.requests).toEqual([
    {
      id: 1,
      time: "2026-11-21T10:00:00.000Z",
      method: "POST",
      path: "/auth/register",
      call: "POST /auth/register",
      status: 200,
      milliseconds: expect.any(Number),
      body: {
        ...newCustomer,
        password: "[removed]",
        credit_card: {
          cardholder_name: "Sample Customer",
          cvv: "[removed]",
          expiration_date: "03/2029",
          number: "[removed]",
        },
      },
    },
    {
      id: 2,
      time: "2026-11-21T10:00:00.000Z",
      method: "GET",
      path: "/info/app_conf?key=discount_3",
      call: "GET /info/app_conf",
      status: 200,
      milliseconds: expect.any(Number),
    },
  ]);
  await control("DELETE", "log");
  expect(sandbox.log()).toEqual([]);
});

const CARD = "4111111111111111";
const AMEX = "378282246310005";

test.each([
  [`/info/card/validate/1001/${CARD}`, "/info/card/validate/1001/[removed]"],
  ["/info/card/validate/1001/41111111", "/info/card/validate/1001/[removed]"],
  ["/info/card/validate/1001/411111", "/info/card/validate/1001/411111"],
  [`/info/imei_validation/${CARD}`, "/info/imei_validation/[removed]"],
  [`/info/imei_validation/${AMEX}`, "/info/imei_validation/[removed]"],
  ["/info/imei_validation/350000000000001", "/info/imei_validation/350000000000001"],
  ["/info/check/email/a%2Bb%40example.com", "/info/check/email/a%2Bb%40example.com"],
  ["/info/check/email/4111-1111%201111%201111", "/info/check/email/[removed]"],
  ["/info/check/email/4242x4242x4242x4242", "/info/check/email/[removed]"],
  ["/info/check/email/%E0%A4%A", "/info/check/email/[removed]"],
  [
    `/info/countries?number=${CARD}&password=secret&category=obd`,
    "/info/countries?number=[removed]&password=[removed]&category=obd",
  ],
  [`/info/app_conf?key=${CARD}&x`, "/info/app_conf?key=[removed]&x"],
  [`/nothing/here/${CARD}?token=abc`, "/nothing/here/[removed]?token=[removed]"],
])("the log contains no secret of the URL %s", async (address, shown) => {
  const { sandbox } = testSandbox({ devicesPerKind: 1 });
  await sandbox.fetch(`http://sandbox${address}`);
  expect(sandbox.log().map(({ path }) => path)).toEqual([shown]);
});

test("a card number under the key of another number is not logged", async () => {
  const { post, sandbox } = testSandbox({ devicesPerKind: 1 });
  const diners = "30569309025904";
  const cards = [CARD, AMEX, diners, CARD.slice(1)].map((imei) => ({ ...gpsDevice, imei }));
  const devices = [...cards, gpsDevice, { ...gpsDevice, imei: "411111111111" }];
  await post("/auth/register", { ...newCustomer, devices, card_bin: CARD, iccid: CARD });
  const { body } = sandbox.log()[0] ?? {};
  expect(body).toMatchObject({
    card_bin: "[removed]",
    iccid: "[removed]",
    devices: [
      ...cards.map(() => ({ imei: "[removed]" })),
      { imei: gpsDevice.imei },
      { imei: "411111111111" },
    ],
  });
});

test("the halves of a card number in two fields are not logged", async () => {
  const { post, sandbox } = testSandbox({ devicesPerKind: 1 });
  await post("/auth/register", { ...newCustomer, first_name: "41111111", last_name: "1111 1111" });
  expect(sandbox.log()[0]?.body).toMatchObject({
    first_name: "[removed]",
    last_name: "[removed]",
  });
});

test("the log drops the oldest requests and continues to count", async () => {
  const { get, sandbox } = testSandbox({ devicesPerKind: 1, logCapacity: 3 });
  for (const key of ["a", "b", "c", "d", "e"]) await get(`/info/app_conf?key=${key}`);
  expect(sandbox.log().map(({ id, path }) => [id, path.slice(-1)])).toEqual([
    [3, "c"],
    [4, "d"],
    [5, "e"],
  ]);
});

/** Returns the log entry of this payload. */
async function shownBody(payload: unknown): Promise<unknown> {
  const { post, sandbox } = testSandbox({ devicesPerKind: 1 });
  await post("/auth/register", payload);
  return sandbox.log()[0]?.body;
}

test.each([
  ["full-width digits", "４１１１１１１１１１１１１１１１"],
  ["Arabic digits", "٤١١١١١١١١١١١١١١١"],
  ["digits in circles", "④①①①①①①①①①①①①①①①"],
  ["spaces", "4111 1111 1111 1111"],
  ["dots and slashes", "4111.1111/1111.1111"],
  ["several signs between groups", "4111 -- 1111 -- 1111 -- 1111"],
  ["a sign after each digit", "4_1_1_1_1_1_1_1_1_1_1_1_1_1_1_1"],
  ["line breaks and tabs", "4111\n1111\t1111\r\n1111"],
  ["invisible signs", "4111\u200b1111\u00ad1111\u00a01111"],
  ["percent signs", "%34%31%31%31%31%31%31%31%31%31%31%31%31%31%31%31"],
  ["JSON in a text", '{"number":[4,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}'],
])("the log hides a card number with %s, also inside other text", async (_case, card) => {
  const { comment, ...body } = (await shownBody({
    comment: `before ${card} after`,
    device_name: card,
    [card]: "Van",
    nested: { [`key ${card}`]: true },
  })) as Record<string, string>;
  expect(comment).toMatch(/^before .*\[removed\].* after$/s);
  expect(JSON.stringify({ comment, body })).not.toMatch(/\p{N}.*\p{N}/su);
});

test("the log hides a card number in pieces, as a number, or deeply nested", async () => {
  const pieces = ["4111", 1111, "1111", "1111"];
  const deep = JSON.parse(`${'{"comment":'.repeat(50)}"4111"${"}".repeat(50)}`) as object;
  const body = await shownBody({ comment: pieces, city: 4111111111111111, state: deep });
  expect(body).toMatchObject({ comment: Array(4).fill("[removed]"), city: "[removed]" });
  expect(JSON.stringify(body)).not.toContain("4111");
});

test.each([
  ["/nothing/4111/1111/1111/1111", "[removed]"],
  ["/nothing/%EF%BC%94%EF%BC%91111111111111111", "/nothing/[removed]"],
  [`/info/countries?${CARD}=x`, "/info/countries?[removed]=[removed]"],
  [`/info/check/email/4.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1@b.co`, "/info/check/email/[removed]@b.co"],
])("the log contains no card number of the URL %s", async (address, shown) => {
  const { sandbox } = testSandbox({ devicesPerKind: 1 });
  await sandbox.fetch(`http://sandbox${address}`);
  expect(sandbox.log()[0]?.path).toContain(shown);
  expect(sandbox.log()[0]?.path).not.toMatch(/\d{4}/);
});

test.each(["a", "é", "🚐"])("the log contains at most 1 kB of a string of %s", async (sign) => {
  const { sandbox } = testSandbox({ devicesPerKind: 1 });
  const long = sign.repeat(5000);
  const body = await shownBody({ comment: long, [long]: true });
  await sandbox.fetch(`http://sandbox/${encodeURIComponent(long.slice(0, 2000))}`);
  const [key = ""] = Object.keys(body as object).filter((name) => name !== "comment");
  const texts = [(body as { comment: string }).comment, key, sandbox.log()[0]?.path ?? ""];
  for (const text of texts) {
    expect(text.length).toBeGreaterThan(200);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(1000);
  }
});

test("the log hides a card number that truncation would split", async () => {
  const body = await shownBody({ comment: `${"-".repeat(990)}${CARD}` });
  expect(JSON.stringify(body)).not.toContain("4111");
});
