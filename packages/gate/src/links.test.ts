import { describe, expect, test } from "vitest";
import { documentedCalls } from "../../../openapi/documented-calls.ts";
import { sampleCalls } from "../../sandbox/src/test/sample-calls.ts";
import { calls, OPENED_BY } from "./calls.ts";
import { openSqliteStore, type Store } from "./index.ts";
import { signLink, type LinkClaims } from "./link.ts";
import {
  clientOf,
  execIn,
  newKey,
  smsPack,
  smsPath,
  temporaryStore,
  testGate,
} from "./test/test-gate.ts";

const KEY = "planted-key-0123456789abcdef-0123456789";
const OTHER_KEY = "older-key-0123456789abcdef-0123456789ab";
const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;
const sign = (claims: Partial<LinkClaims>, key = KEY) =>
  signLink({ customer: "1001", expires: inDays(1), ...claims }, key);

const linkGate = async (options: Parameters<typeof testGate>[0] = {}) => {
  const { keys = [KEY, OTHER_KEY], ...others } = options.links ?? {};
  return testGate({ ...options, links: { keys, ...others } });
};

/** The calls about a customer, in the order of the table; all other ones are open. */
const operations = Object.keys(sampleCalls);
const callOf = (operation: string) => {
  const { path = "", payload } = sampleCalls[operation] ?? {};
  const write = calls.find((call) => call.operation === operation);
  const isRead = write === undefined && operation !== "customerCards";
  const body = payload ?? (write ? {} : undefined);
  return { path, method: write?.method ?? (isRead ? "GET" : "POST"), body, write };
};
const OPEN = new Set(
  ["listCountries", "listStates", "listTimeZones", "listMobileProviders", "listPlanRules"].concat(
    ["listServicePlans", "getAppConfig", "checkEmail", "customerCards", "checkImei"],
    ["register", "registerCharge", "validateCancellationImei", "cancelSubscription"],
  ),
);

/** A link for a task that the call is not part of. */
const otherTask = (operation: string) =>
  operation.includes("Sms") ? "activate-etapack" : "activate-smspack";

/** A link that was signed, and whose time is over. */
function expired(): string {
  const now = Date.now;
  try {
    Date.now = () => now() - 2 * 86_400_000;
    return sign({ expires: inDays(1) });
  } finally {
    Date.now = now;
  }
}

test("all documented calls are in the matrix, and their paths in the table", () => {
  expect(operations.toSorted()).toEqual(documentedCalls.map((one) => one.operationId).toSorted());
  expect(Object.keys(OPENED_BY).toSorted()).toEqual(
    [...new Set(documentedCalls.map(({ path }) => path))].toSorted(),
  );
});

const closed = operations.filter((operation) => !OPEN.has(operation));

/** Sends the sample call of an operation with a link. */
function send(url: string, operation: string, access: string | null): Promise<Response> {
  const { path, method, body, write } = callOf(operation);
  const headers = {
    ...(access !== null && { "Gate-Access": access }),
    ...(write && { "Idempotency-Key": newKey() }),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return fetch(url + path, { method, headers, ...sent });
}

test.each([...OPEN])("%s needs no link", async (operation) => {
  const { gate } = await linkGate();
  const reply = await send(gate.url, operation, null);
  expect(reply.headers.get("Gate-Code")).toBeNull();
});

test.each(closed)("%s is refused without the right link", async (operation) => {
  const { gate, vendor } = await linkGate();
  const wrong = {
    none: null,
    expired: expired(),
    "wrong customer": sign({ customer: "1002" }),
    "other task": sign({ task: otherTask(operation) }),
    "other key": sign({}, "unknown-key-0123456789abcdef-01234567"),
    changed: sign({}).replace(/^./, "e"),
  };
  for (const [name, access] of Object.entries(wrong)) {
    const reply = await send(gate.url, operation, access);
    const code = reply.headers.get("Gate-Code");
    expect([name, reply.status, code]).toEqual([name, 401, "link-needed"]);
    expect(await reply.json()).toEqual({ status: false, message: expect.any(String) as string });
  }
  // The gate itself reads the lists of a customer.
  const reached = vendor.sandbox.log().map(({ call }) => String(call));
  expect(reached.filter((call) => !/imei\/list|activation\/devices/.test(call))).toEqual([]);
});

test.each(closed)("%s passes with the right link, of either key", async (operation) => {
  const { gate, vendor } = await linkGate();
  for (const access of [sign({}), sign({}, OTHER_KEY), `${sign({ customer: "7" })}, ${sign({})}`]) {
    const reply = await send(gate.url, operation, access);
    expect(reply.headers.get("Gate-Code")).not.toBe("link-needed");
  }
  expect(vendor.sandbox.log()).not.toEqual([]);
});

test.each(closed)("%s with a link that was used up passes if it is a read", async (operation) => {
  const { gate } = await linkGate();
  const access = sign({ once: newKey() });
  expect((await send(gate.url, "buySmsPack", access)).status).toBe(200);
  const reply = await send(gate.url, operation, access);
  const isWrite = callOf(operation).write !== undefined;
  expect(reply.headers.get("Gate-Code") === "link-needed").toBe(isWrite);
});

test("an undocumented call is refused, and a read with a body", async () => {
  const { gate, post, vendor } = await linkGate();
  const headers = { "Gate-Access": sign({}) };
  for (const path of ["/auth%2Fbuy/sms/pack", "/auth/buy/sms/pack;x"])
    expect((await post(path, { customer_id: 1001 }, headers)).status).toBe(400);
  expect((await post("/dealers", { customer_id: 1001 }, headers)).status).toBe(401);
  expect((await fetch(`${gate.url}/dealers`, { headers })).status).toBe(401);
  expect(vendor.sandbox.log()).toEqual([]);
});

test.each([
  ["twice", '{"customer_id":1002,"customer_id":1001,"sms_pack_id":"sms_250"}', ""],
  ["escaped", '{"customer\\u005fid":1002,"customer_id":1001,"sms_pack_id":"sms_250"}', ""],
  ["in another case", '{"Customer_ID":1002,"customer_id":1001,"sms_pack_id":"sms_250"}', ""],
  ["on another level", '{"x":{"customer_id":1002},"customer_id":1001,"sms_pack_id":"x"}', ""],
  ["as a list", '{"customer_id":[1002],"sms_pack_id":"sms_250"}', ""],
  ["in the query", '{"customer_id":1001,"sms_pack_id":"sms_250"}', "?customer_id=1002"],
  ["in the query of PHP", '{"customer_id":1001,"sms_pack_id":"x"}', "?customer%5fid[]=1002"],
  ["after a semicolon", '{"customer_id":1001,"sms_pack_id":"x"}', "?a=1;customer_id=1002"],
  ["nowhere", '{"sms_pack_id":"sms_250"}', ""],
  ["in a text only", '{"sms_pack_id":"\\"customer_id\\":1001"}', ""],
])("a request that names another customer %s is refused", async (_, body, query) => {
  const { gate, arrived } = await linkGate();
  const headers = { "Gate-Access": sign({}), "Idempotency-Key": newKey() };
  const reply = await fetch(gate.url + smsPath + query, { method: "POST", headers, body });
  expect(reply.headers.get("Gate-Code")).toBe("link-needed");
  expect(arrived()).toBe(0);
});

/** Spellings of `customer_id` that PHP, Rails or Spring may read as the documented one. */
const SPELLINGS = [
  "customer.id",
  "customer id",
  "customer-id",
  "customerId",
  "CUSTOMER_ID",
  "customer_id[]",
  "customer_id[0]",
  "customer[id]",
  "user[customer_id]",
  "customer_id\0",
  "customer_id\0x",
  " customer_id",
  "customer_id ",
  "user.customer_id",
  "ｃustomer_id",
  "imei_no",
  "imei",
  "Imei",
  "email",
  "e-mail",
  "E.Mail",
];

test.each(SPELLINGS)("a name that is not documented is refused: %j", async (name) => {
  const { gate, vendor, post } = await linkGate();
  const headers = { "Gate-Access": sign({}) };
  const query = `customer_id=1001&${encodeURIComponent(name)}=1002`;
  const read = await fetch(`${gate.url}/auth/dormant-mode/activated?${query}`, { headers });
  expect(read.headers.get("Gate-Code")).toBe("link-needed");
  for (const path of [`${smsPath}?${query}`, `${smsPath}?x;${query}`])
    expect((await post(path, smsPack, headers)).headers.get("Gate-Code")).toBe("link-needed");
  for (const extra of [{ [name]: 1002 }, { x: [{ [name]: { id: 1002 } }] }]) {
    const reply = await post(smsPath, { ...smsPack, ...extra }, headers);
    expect(reply.headers.get("Gate-Code")).toBe("link-needed");
  }
  expect(vendor.sandbox.log()).toEqual([]);
});

test.each([
  [{ note: "x", "card.token": "t", user_token: "t", customers: 2, mailing: true }],
  [{ id: 5, custom: { identity: 1 }, "": 0, toString: 1 }],
])("names that decide nothing pass: %j", async (extra) => {
  const { post } = await linkGate();
  const reply = await post(smsPath, { ...smsPack, ...extra }, { "Gate-Access": sign({}) });
  expect(reply.headers.get("Gate-Code")).toBeNull();
});

test("the documented query and the open object of the settings pass", async () => {
  const { gate } = await linkGate();
  const imei = "358000000000001";
  const reply = await fetch(gate.url + settings(imei), {
    method: "PUT",
    headers: { "Gate-Access": sign({ customer: "", imei }), "Idempotency-Key": newKey() },
    body: JSON.stringify({ imei, geofence: { radius: 5 }, alert_email: true, speed_sms: false }),
  });
  expect(reply.headers.get("Gate-Code")).toBeNull();
});

test.each(["1001", " 01001", 1001])("%j is the customer of the link", async (customer_id) => {
  const { post } = await linkGate();
  const headers = { "Gate-Access": sign({ customer: "1001" }) };
  const reply = await post(smsPath, { ...smsPack, customer_id }, headers);
  expect(reply.headers.get("Gate-Code")).toBeNull();
});

const once = () => sign({ once: newKey() });
const order = (url: string, access: string, key: string | null, pack = "sms_250") =>
  clientOf(url).post(
    smsPath,
    { ...smsPack, sms_pack_id: pack },
    { "Gate-Access": access, ...(key !== null && { "Idempotency-Key": key }) },
  );
const codeOf = async (reply: Promise<Response>) => (await reply).headers.get("Gate-Code");

const settings = (imei: string) => `/api/device/settings/${imei}?category=gps`;
const load = async (claims: Partial<LinkClaims>, imei: string) => {
  const { gate, vendor } = await linkGate();
  const headers = {
    "Gate-Access": sign(claims),
    Authorization: `JWT ${vendor.sandbox.tokenFor(1001)}`,
  };
  return (await fetch(gate.url + settings(imei), { headers })).status;
};

/** A store that claims nothing until two writes are about to be claimed. */
async function storeForTwo(): Promise<Store> {
  const opened = openSqliteStore(await temporaryStore());
  const { promise: both, resolve } = Promise.withResolvers<void>();
  let claiming = 0;
  return {
    ...opened,
    inLanes: (lanes, waitMs, work) =>
      opened.inLanes(lanes, waitMs, (orders) => {
        const claim: typeof orders.claim = async (row) => {
          claiming += 1;
          if (claiming === 2) resolve();
          await both;
          return orders.claim(row);
        };
        return work({ ...orders, claim });
      }),
  };
}

describe("a link for one write", () => {
  test("is good for one of two at once, with and without a key", async () => {
    for (const key of [newKey, () => null] as const) {
      const { gate, arrived } = await linkGate();
      const access = once();
      const both = [order(gate.url, access, key()), order(gate.url, access, key(), "sms_500")];
      const codes = await Promise.all(both.map(codeOf));
      expect(codes.filter((code) => code === "link-needed")).toHaveLength(1);
      expect(arrived()).toBe(1);
    }
  });

  test("is good for one of two calls at once that are about nothing in common", async () => {
    for (let run = 0; run < 10; run += 1) {
      const { gate, vendor, post } = await linkGate({ store: await storeForTwo() });
      const imei = "358000000000001";
      const headers = {
        "Gate-Access": sign({ customer: "", imei, once: newKey() }),
        Authorization: `JWT ${vendor.sandbox.tokenFor(1001)}`,
      };
      const settled = fetch(gate.url + settings(imei), {
        method: "PUT",
        headers,
        body: JSON.stringify({ imei, device_name: "Van" }),
      });
      const odometer = post("/api/odometer/update?category=gps", { imei, odometer: 5 }, headers);
      const codes = await Promise.all([settled, odometer].map(codeOf));
      expect(codes.filter((code) => code === "link-needed")).toHaveLength(1);
      expect(vendor.sandbox.log().filter(({ method }) => method !== "GET")).toHaveLength(1);
    }
  });

  test("is not used up by a refusal", async () => {
    const { gate, vendor, arrived } = await linkGate();
    const access = once();
    vendor.sandbox.fault({ call: "buySmsPack", kind: "error-json", status: 400 });
    await order(gate.url, access, newKey());
    expect(arrived()).toBe(1);
    expect(await codeOf(order(gate.url, access, newKey()))).toBeNull();
    expect(await codeOf(order(gate.url, access, newKey()))).toBe("link-needed");
  });

  test("is used up by a write in doubt, and the stored reply is given again", async () => {
    const { gate, vendor } = await linkGate();
    const access = once();
    vendor.sandbox.fault({ call: "buySmsPack", kind: "lost" });
    const key = newKey();
    expect(await codeOf(order(gate.url, access, key))).toBe("in-doubt");
    expect(await codeOf(order(gate.url, access, key))).toBe("in-doubt");
    expect(await codeOf(order(gate.url, access, newKey()))).toBe("link-needed");
  });

  test("opens reads for an hour after its use", async () => {
    const { gate, store } = await linkGate();
    const access = once();
    await order(gate.url, access, newKey());
    expect(await codeOf(send(gate.url, "listPlanUpdateDevices", access))).toBeNull();
    execIn(store, "UPDATE links SET at = at - 3601000");
    expect(await codeOf(send(gate.url, "listPlanUpdateDevices", access))).toBe("link-needed");
  });

  test("ends after thirty days at most", () => {
    expect(() => sign({ once: newKey(), expires: inDays(31) })).toThrow("valid end");
  });
});

describe("a call with only an IMEI", () => {
  test("needs a link that names it, or a customer whose lists have it", async () => {
    const [own, other] = ["358000000000001", "350000000000077"];
    expect(await load({}, own)).toBe(200);
    expect(await load({}, other)).toBe(401);
    expect(await load({ customer: "1002" }, own)).toBe(401);
    expect(await load({ customer: "", imei: `${other},${own}` }, own)).toBe(200);
    expect(await load({ customer: "", imei: other }, own)).toBe(401);
    expect(await load({ imei: other }, own)).toBe(401);
  });

  test.each([
    [{ customer: "", imei: "358000000000001" }, false],
    [{ customer: "1001" }, false],
    [{ customer: "1001", email: "b@example.com" }, false],
    [{ customer: "1002", imei: "358000000000001" }, true],
    [{ customer: "", imei: "358000000000002" }, true],
  ])(
    "and the settings of customer 1001 with a link for %j: refused is %s",
    async (claims, isRefused) => {
      const { gate } = await linkGate();
      const reply = await fetch(gate.url + settings("358000000000001"), {
        method: "PUT",
        headers: { "Gate-Access": sign(claims), "Idempotency-Key": newKey() },
        body: JSON.stringify({
          imei: "358000000000001",
          customer_id: 1001,
          email: "a@example.com",
        }),
      });
      expect(reply.headers.get("Gate-Code") === "link-needed").toBe(isRefused);
    },
  );
});

test("a link for a device or an e-mail address is for no other", async () => {
  const { post } = await linkGate();
  const plan = { customer_id: 1001, imei: "358000000000001", service_plan_id: "pro" };
  const codeFor = async (claims: Partial<LinkClaims>, body: object) =>
    (await post("/auth/device/update/plan", body, { "Gate-Access": sign(claims) })).headers.get(
      "Gate-Code",
    );
  expect(await codeFor({ imei: "358000000000001" }, plan)).toBeNull();
  expect(await codeFor({ imei: "358000000000002" }, plan)).toBe("link-needed");
  expect(await codeFor({ email: "a@example.com" }, { ...plan, email: "b@example.com" })).toBe(
    "link-needed",
  );
});

test("the cancellation page can need a link, too", async () => {
  const path = "/info/cancel/validate/358000000000001";
  const open = await linkGate();
  expect((await fetch(open.gate.url + path)).status).toBe(200);
  const { gate } = await linkGate({ links: { keys: [KEY], forCancellation: true } });
  expect((await fetch(gate.url + path)).status).toBe(401);
  const status = async (claims: Partial<LinkClaims>) =>
    (await fetch(gate.url + path, { headers: { "Gate-Access": sign(claims) } })).status;
  expect(await status({ task: "cancellation" })).toBe(200);
  expect(await status({ task: "activate-smspack" })).toBe(401);
  expect(await status({ customer: "1002" })).toBe(401);
});

test("the vendor never gets a link, and its own is not passed on", async () => {
  const { gate, vendor } = await testGate();
  await fetch(`${gate.url}/info/countries`, { headers: { "Gate-Access": "planted" } });
  expect(JSON.stringify(vendor.sandbox.log())).not.toContain("planted");
});
