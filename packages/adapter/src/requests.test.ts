import { describe, expect, test } from "vitest";
import { errorOf } from "../../sdk/test/support.ts";
import { refuse } from "./index.ts";
import { adapterClient } from "./test/client.ts";

const purchase = { customer_id: 1001, sms_pack_id: "sms_250", autorenew_sms_pack: false };
const post = (path: string, body: BodyInit) =>
  new Request(`https://adapter.test${path}`, { method: "POST", body });

const fails = (): never => {
  throw new Error("secret of the database");
};

describe("a token", () => {
  const dormant = { activated: () => [] };

  test("gives the function its customer", async () => {
    let customer: unknown;
    const { client } = adapterClient({
      dormant: {
        activated: (_, context) => {
          ({ customer } = context);
          return [];
        },
      },
    });
    await client.dormant.activated(1001);
    expect(customer).toEqual({ id: 1001 });
  });

  test.each([
    ["none", undefined],
    ["another scheme", "Bearer test-token"],
    ["another token", "JWT other"],
  ])("is refused with 401: %s", async (_, authorization) => {
    const { adapter } = adapterClient({ dormant });
    const headers = new Headers(authorization === undefined ? {} : { authorization });
    const url = "https://adapter.test/auth/dormant-mode/activated?customer_id=1";
    const response = await adapter(new Request(url, { headers }));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ status: false });
  });

  test("that cannot be verified refuses the write before it is carried out", async () => {
    let isCarriedOut = false;
    const cancel = () => {
      isCarriedOut = true;
    };
    const { client, reports } = adapterClient({ dormant: { cancel } }, { verifyToken: fails });
    const error = await errorOf(client.dormant.cancel({ customer_id: 1, imei: "35" }));
    expect(error).toMatchObject({ kind: "http", status: 424 });
    expect(isCarriedOut).toBe(false);
    expect(reports).toMatchObject([{ operation: "dormant.cancel", problem: "threw" }]);
  });
});

describe("a request that is not as documented is refused before the function is called", () => {
  const calls: unknown[] = [];
  const { adapter } = adapterClient({
    packs: { buySms: (purchased) => void calls.push(purchased) },
    lookups: { appConfig: () => ({}) },
    dormant: { payFee: (fee) => void calls.push(fee) },
  });
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const card = {
    cardholder_name: "A",
    cvv: "123",
    expiration_date: "03/2029",
    number: "4111111111111111",
  };

  test.each([
    ["no JSON", post("/auth/buy/sms/pack", "{"), 400],
    ["no body", post("/auth/buy/sms/pack", ""), 400],
    ["no object", post("/auth/buy/sms/pack", "[]"), 400],
    ["a missing field", post("/auth/buy/sms/pack", '{"customer_id":1}'), 400],
    [
      "another field",
      post("/auth/buy/sms/pack", JSON.stringify({ ...purchase, admin: true })),
      400,
    ],
    ["deep JSON", post("/auth/buy/sms/pack", deep), 400],
    [
      "a hidden end of a text",
      post("/auth/buy/sms/pack", JSON.stringify({ ...purchase, sms_pack_id: "a\0b" })),
      400,
    ],
    ["a hidden end of a path", new Request("https://adapter.test/info/check/email/a%00"), 404],
    [
      "a large body",
      post("/auth/buy/sms/pack", JSON.stringify({ ...purchase, x: "a".repeat(1_000_000) })),
      413,
    ],
    [
      "a card for a termination",
      post(
        "/auth/dormant-fees",
        JSON.stringify({
          customer_id: 1,
          imei: "35",
          iccid: "8",
          email: "a",
          paying: false,
          credit_card: card,
        }),
      ),
      400,
    ],
    ["a missing parameter", new Request("https://adapter.test/info/app_conf"), 400],
    ["a broken escape", new Request("https://adapter.test/info/check/email/%E0%A4%A"), 404],
    ["an unknown path", new Request("https://adapter.test/info/other"), 404],
    ["another method", new Request("https://adapter.test/auth/buy/sms/pack"), 405],
  ])("%s", async (_, request, status) => {
    const response = await adapter(request);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status: false });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(calls).toEqual([]);
  });

  test("the reply to another method names the right one", async () => {
    const response = await adapter("https://adapter.test/auth/buy/sms/pack", { method: "DELETE" });
    expect(response.headers.get("Allow")).toBe("POST");
  });
});

test("caches may store look-ups that succeed, and nothing else", async () => {
  const { client, replies } = adapterClient({
    lookups: { countries: () => [], servicePlans: () => refuse("Not today") },
    registration: { checkEmail: () => ({ exists: false }) },
  });
  await client.lookups.countries();
  await errorOf(client.lookups.servicePlans());
  await client.registration.checkEmail("a@b.c");
  expect(replies.map(({ headers }) => headers.get("Cache-Control"))).toEqual([
    "public, max-age=300",
    "no-store",
    "no-store",
  ]);
});

test("a page of another origin may send JSON and a token", async () => {
  const { adapter } = adapterClient({});
  const url = "https://adapter.test/api/device/settings/35?category=gps";
  const { status, headers } = await adapter(url, { method: "OPTIONS" });
  expect(status).toBe(204);
  expect(headers.get("Access-Control-Allow-Methods")).toContain("PUT");
  expect(headers.get("Access-Control-Allow-Headers")).toContain("Authorization, Content-Type");
  expect(Number(headers.get("Access-Control-Max-Age"))).toBeGreaterThan(0);
});

test("the calls are under the prefix", async () => {
  const { client, adapter } = adapterClient(
    { lookups: { countries: () => [] } },
    { prefix: "/api" },
  );
  expect(await client.lookups.countries()).toEqual([]);
  expect((await adapter("https://adapter.test/info/countries")).status).toBe(404);
});
