import { describe, expect, test } from "vitest";
import { idIn, openSession, textOf } from "./test/session.ts";
import { press, read } from "./test/page-client.ts";

const PACK = { customer_id: "1001", pack: "sms_100", is_renewed: false };

test("a model can look up prices, devices and customers", async () => {
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

test("a model can send the digits of an id as a number, but none with lost digits", async () => {
  const { call, callTool } = await openSession();
  expect(await call("check_imei", { imei: 350_000_000_000_001 })).toContain('"valid": true');
  expect(await call("list_devices", { customer_id: 1001 })).toContain("358000000000001");
  for (const imei of [350_000_000_000_001.5, 35_000_000_000_000_010, -1, null])
    expect(await callTool("check_imei", { imei })).toMatchObject({ isError: true });
});

test("a refused lookup returns the API's message", async () => {
  const { callTool } = await openSession();
  const reply = await callTool("check_cancellation", { imei: "350000000000009" });
  expect(reply.isError).toBe(true);
  expect(textOf(reply)).toBe("http: Invalid IMEI");
});

test("explain describes the whole API or one call", async () => {
  const { call } = await openSession();
  const all = await call("explain");
  expect(all).toContain("buySmsPack: Buy a pack of SMS alerts");
  expect(all).not.toContain("undefined");
  const one = await call("explain", { call: "cancelSubscription" });
  expect(JSON.parse(one)).toMatchObject({ irreversible: true, charges: false, token: false });
});

describe.each([2025, 2026] as const)("with a client of the specification of %i", (era) => {
  test("a pack is charged once, after a person has confirmed it", async () => {
    const { call, sandbox, addresses, writes } = await openSession({ era });
    const review = await call("prepare_sms_pack", PACK);
    expect(review).toContain("State: waiting for confirmation");
    const id = idIn(review);
    await call("request_confirmation", { id });
    await call("task_status", { id });
    expect(writes).toEqual([]);
    const [address = ""] = addresses;
    const page = await read(address);
    await press(address, page, "confirm");
    expect(await call("task_status", { id, wait_seconds: 20 })).toContain("State: done");
    await press(address, page, "confirm");
    expect(sandbox.charges()).toMatchObject([{ subject: "sms_100" }]);
  });

  test("a client with URL elicitation shows the address to its user but not to the model", async () => {
    const { call, addresses, modelInput } = await openSession({ era, hasElicitation: true });
    const id = idIn(await call("prepare_sms_pack", PACK));
    await call("request_confirmation", { id });
    const [address = ""] = addresses;
    await press(address, await read(address), "confirm");
    await call("task_status", { id, wait_seconds: 20 });
    expect(modelInput()).toContain("State: done");
    expect(modelInput()).not.toContain(new URL(address).pathname.slice(1));
    expect(modelInput()).not.toContain("127.0.0.1");
  });

  test("a client that accepts for its user does not confirm the task", async () => {
    const { call, writes } = await openSession({ era, hasElicitation: true, answer: "accept" });
    const id = idIn(await call("prepare_sms_pack", PACK));
    await call("request_confirmation", { id });
    expect(await call("task_status", { id })).toContain("waiting for confirmation");
    expect(writes).toEqual([]);
  });

  test.each([
    ["the user does not open the page", { hasElicitation: true, answer: "decline" }],
    ["the machine has no browser", { openBrowser: async () => false }],
  ] as const)(
    "%s: nothing is confirmed, and the model does not get the address",
    async (_, options) => {
      const { call, callTool, modelInput, writes } = await openSession({ era, ...options });
      const id = idIn(await call("prepare_sms_pack", PACK));
      expect(await callTool("request_confirmation", { id })).toMatchObject({ isError: true });
      expect(modelInput()).not.toContain("127.0.0.1");
      expect(writes).toEqual([]);
    },
  );

  test("a tool that is run again from its top sends nothing twice", async () => {
    const { call, sandbox, addresses } = await openSession({ era, hasElicitation: true });
    const id = idIn(await call("prepare_sms_pack", PACK));
    await call("prepare_sms_pack", PACK);
    for (let run = 0; run < 2; run += 1) await call("request_confirmation", { id });
    const [address = "", again = ""] = addresses;
    expect(again).toBe(address);
    const page = await read(address);
    await press(address, page, "confirm");
    await call("task_status", { id, wait_seconds: 20 });
    expect(await call("request_confirmation", { id })).toContain("State: done");
    await press(address, page, "confirm");
    expect(sandbox.charges()).toHaveLength(1);
  });
});

test("prices and reviews are in the currency of the server", async () => {
  const { client, call } = await openSession({ currency: "EUR" });
  const { tools } = await client.listTools();
  expect(JSON.stringify(tools)).not.toMatch(/USD|dollar/);
  expect(await call("prepare_sms_pack", PACK)).toContain("€4.95");
  await expect(openSession({ currency: "euro" })).rejects.toThrow(/must be a code such as EUR/);
});

test("tasks that need a card or a login are linked to the portal", async () => {
  const { call, callTool } = await openSession({ portal: "https://portal.example.com/" });
  const link = { task: "reactivate", customer_id: "1001", imei: "358000000000002" };
  expect(await call("link_to_portal", link)).toBe(
    "https://portal.example.com/#/reactivation?customer_id=1001&imei=358000000000002",
  );
  expect(await callTool("link_to_portal", { task: "reactivate" })).toMatchObject({
    isError: true,
  });
});
