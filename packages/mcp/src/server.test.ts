import { expect, test } from "vitest";
import { idIn, openSession, textOf } from "./test/kit.ts";
import { press, read } from "./test/person.ts";

const PACK = { customer_id: "1001", pack: "sms_100", is_renewed: false };

test("a model looks up what it needs to know", async () => {
  const { call } = await openSession();
  expect(await call("list_prices", { category: "sms_pack" })).toContain("sms_100");
  expect(await call("check_imei", { imei: "350000000000001" })).toContain('"valid": true');
  expect(await call("check_email", { email: "returning@example.com" })).toContain("1001");
  expect(await call("list_devices", { customer_id: "1001" })).toContain("358000000000001");
  expect(await call("list_cancelled_devices", { customer_id: "1001" })).toContain(
    "358000000000002",
  );
  expect(await call("check_cancellation", { imei: "358000000000001" })).toContain("Valid IMEI");
  expect(await call("list_plan_features")).toContain("plus");
});

test("a refused look-up is told in the server's words", async () => {
  const { tryToCall } = await openSession();
  const reply = await tryToCall("check_cancellation", { imei: "350000000000009" });
  expect(reply.isError).toBe(true);
  expect(textOf(reply)).toBe("http: Invalid IMEI");
});

test("the API is explained, whole and call by call", async () => {
  const { call } = await openSession();
  const all = await call("explain");
  expect(all).toContain("buySmsPack: Buy a pack of SMS alerts");
  expect(all).not.toContain("undefined");
  const one = await call("explain", { call: "cancelSubscription" });
  expect(JSON.parse(one)).toMatchObject({ irreversible: true, charges: false, token: false });
});

test("nothing is charged before a person has confirmed, and then it is charged once", async () => {
  const { call, sandbox, addresses, written } = await openSession();
  const review = await call("prepare_sms_pack", PACK);
  expect(review).toContain("State: waits for its person");
  const id = idIn(review);
  await call("request_confirmation", { id });
  await call("task_status", { id });
  expect(written).toEqual([]);
  const [address = ""] = addresses;
  const page = await read(address);
  await press(address, page, "confirm");
  expect(await call("task_status", { id, wait_seconds: 20 })).toContain("State: done");
  await press(address, page, "confirm");
  expect(sandbox.charges()).toMatchObject([{ subject: "sms_100" }]);
});

test("a client that can shows the address to its user, and the model never gets it", async () => {
  const { call, addresses, told } = await openSession({ hasElicitation: true });
  const id = idIn(await call("prepare_sms_pack", PACK));
  await call("request_confirmation", { id });
  const [address = ""] = addresses;
  await press(address, await read(address), "confirm");
  await call("task_status", { id, wait_seconds: 20 });
  expect(told()).toContain("State: done");
  expect(told()).not.toContain(new URL(address).pathname.slice(1));
  expect(told()).not.toContain("127.0.0.1");
});

test("a client that answers for its user has confirmed nothing", async () => {
  const { call, written } = await openSession({ hasElicitation: true, answer: "accept" });
  const id = idIn(await call("prepare_sms_pack", PACK));
  await call("request_confirmation", { id });
  expect(await call("task_status", { id })).toContain("waits for its person");
  expect(written).toEqual([]);
});

test.each([
  ["a user who does not open the page", { hasElicitation: true, answer: "decline" }],
  ["a machine without a browser", { openBrowser: async () => false }],
] as const)(
  "%s confirms nothing, and the model is told without the address",
  async (_, options) => {
    const { call, tryToCall, told, written } = await openSession(options);
    const id = idIn(await call("prepare_sms_pack", PACK));
    expect(await tryToCall("request_confirmation", { id })).toMatchObject({ isError: true });
    expect(told()).not.toContain("127.0.0.1");
    expect(written).toEqual([]);
  },
);

test("what needs a card or a login is done in the portal", async () => {
  const { call, tryToCall } = await openSession({ portal: "https://portal.example.com/" });
  const link = { task: "reactivate", customer_id: "1001", imei: "358000000000002" };
  expect(await call("link_to_portal", link)).toBe(
    "https://portal.example.com/#/reactivation?customer_id=1001&imei=358000000000002",
  );
  expect(await tryToCall("link_to_portal", { task: "reactivate" })).toMatchObject({
    isError: true,
  });
});
