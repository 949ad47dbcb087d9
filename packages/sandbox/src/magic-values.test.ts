import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { magicValues } from "./index.ts";
import type { Effect } from "./magic-effects.ts";
import { gpsDevice, testSandbox, newCustomer, obdDevice } from "./test/test-sandbox.ts";
import { writes } from "./magic-customers.ts";
import { isCarriedOut, makeMagicCall } from "./test/magic-calls.ts";
import type { MagicCase } from "./test/magic-calls.ts";

const inUse = "IMEI already in use, please try with another IMEI";

/** Each value with each of its calls. */
const meetings = magicValues.flatMap((magic) => magic.calls.map((call) => ({ ...magic, call })));

type CaseWithEffect<Kind extends Effect["kind"]> = MagicCase & {
  effect: Extract<Effect, { kind: Kind }>;
};

function has<Kind extends Effect["kind"]>(kind: Kind) {
  return (magic: MagicCase): magic is CaseWithEffect<Kind> => magic.effect.kind === kind;
}

const replies = meetings.filter(has("reply"));
const carriedOut = meetings.filter(has("carried-out"));
const wrapped = meetings.filter(has("wrapped"));
const declined = meetings.filter(has("declined"));
const once = meetings.filter(has("pays-once"));
const failing = meetings.filter(has("subscription-fails"));
const taken = meetings.filter(has("taken-meanwhile"));

describe("every magic value has the effect in the table", () => {
  test.each(replies)("$value at the $call: $answer", async (magic) => {
    const { answer, ...testbed } = await makeMagicCall(magic);
    const { get, sandbox } = testbed;
    expect(answer).toEqual({ status: magic.effect.status, body: magic.effect.body });
    expect(magic.answer).toContain(String(magic.effect.status));
    expect(await isCarriedOut(testbed, magic)).toBe(false);
    expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(200);
    const inUseByCustomer =
      magic.field === "customer id" ? `867000000${magic.value}002` : "358000000000001";
    expect((await get(`/info/cancel/validate/${inUseByCustomer}`)).status).toBe(200);
    expect(sandbox.charges()).toEqual([]);
  });

  test.each(carriedOut)("$value at the $call: $answer", async (magic) => {
    const { answer, ...testbed } = await makeMagicCall(magic);
    expect(answer).toEqual({ status: 200, body: magic.effect.body });
    expect(await isCarriedOut(testbed, magic)).toBe(true);
  });

  test.each(wrapped)("$value at the $call: $answer", async (magic) => {
    const { answer } = await makeMagicCall(magic);
    expect(answer.body).toEqual({
      [magic.effect.key]: [
        {
          imei_no: `867000000${magic.value}002`,
          activated_plan_id: "standard_obd",
          activated_plan_description: expect.stringContaining("OBD Standard Monthly"),
          nextBillingDate: "2026-12-21",
          category: "obd",
        },
      ],
    });
  });

  test.each(declined)("$field $value at the $call: $answer", async (magic) => {
    const { answer, get, sandbox } = await makeMagicCall(magic);
    expect(answer.body).toEqual({
      status: false,
      message: "Card declined",
      error: magic.effect.error,
    });
    expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(200);
    expect(sandbox.charges()).toEqual([]);
  });

  test.each(failing)("$value with another device: partial", async (magic) => {
    const { answer, get } = await makeMagicCall(magic);
    expect(answer.body).toMatchObject({
      status: true,
      message: "Some devices could not be subscribed",
      error: magic.value,
      details: { email: newCustomer.email },
      subscription: [{ imei_no: magic.value.startsWith("8") ? gpsDevice.imei : obdDevice.imei }],
    });
    expect((await get(`/info/imei_validation/${magic.value}`)).body?.message).toBe("Valid IMEI");
  });

  test("both failing devices together: a failure with their IMEIs, and nothing registered", async () => {
    const { get, post } = testSandbox({ devicesPerKind: 1 });
    const devices = [
      { ...gpsDevice, imei: "359000000000901" },
      { ...obdDevice, imei: "869000000000901" },
    ];
    const { body } = await post("/auth/register", { ...newCustomer, devices });
    expect(body).toEqual({
      status: false,
      message: "Registration failed",
      error: "359000000000901|869000000000901",
    });
    const { body: email } = await get("/info/check/email/customer%40example.com");
    expect(email?.message).toBe("User Not Found");
  });

  test.each(once)("$value at the $call: $answer", async (magic) => {
    const { answer, sandbox } = await makeMagicCall(magic);
    const partial = { status: true, error: obdDevice.imei };
    const refusal = { status: false, message: "Card declined" };
    expect(answer.body).toMatchObject(magic.call === "registration" ? partial : refusal);
    expect(sandbox.charges()).toHaveLength(magic.call === "registration" ? 1 : 0);
  });

  test.each(taken)("$value: $answer", async (magic) => {
    const { answer, get } = await makeMagicCall(magic);
    expect(answer.body).toEqual({ status: false, message: inUse, error: magic.value });
    expect((await get(`/info/imei_validation/${magic.value}`)).body?.message).toBe("Valid IMEI");
  });

  test("every magic value is tested above", () => {
    const tested = [replies, carriedOut, wrapped, declined, once, failing, taken].flat();
    expect(tested).toHaveLength(meetings.length);
  });
});

test("a magic customer behaves like any other until a magic call is made", async () => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  const { body } = await get("/auth/re-activation/devices/905");
  expect(body).toEqual({
    status: true,
    devices: [
      { imei_no: "357000000905001", category: "gps" },
      { imei_no: "357000000905002", category: "gps" },
      { imei_no: "867000000905001", category: "obd" },
    ],
    user_details: { first_name: "Sample", last_name: "Customer 905" },
  });
  expect((await get("/info/check/email/customer-905%40example.com")).body).toEqual({
    message: "User Already Exist",
    user: { customer_id: 905 },
  });
});

test("exactly one device of customer 924 cannot be loaded", async () => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  const info = "/auth/re-activation/device/info/924";
  expect((await get(`${info}/357000000924001`)).status).toBe(200);
  expect((await get(`${info}/357000000924002`)).status).toBe(500);
  expect((await get(`${info}/867000000924001`)).status).toBe(200);
});

test("the documentation of magic values contains exactly this table", () => {
  const file = new URL("../../../docs/reference/magic-values.md", import.meta.url);
  const page = readFileSync(file, "utf8");
  const printed = page
    .split("\n")
    .filter((line) =>
      /^\| `[^`]+` \| (e-mail|IMEI|card number|saved card|customer id) \|/.test(line),
    );
  const rows = magicValues.map(
    ({ value, field, calls, answer }) =>
      `| \`${value}\` | ${field} | ${calls === writes ? "every write" : calls.join(", ")} | ${answer} |`,
  );
  expect(page).toContain(`*Every write* means: ${writes.join(", ")}.`);
  expect(printed).toEqual(rows);
});
