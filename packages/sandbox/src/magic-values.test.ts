import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { magicValues } from "./index.ts";
import type { MagicValue } from "./index.ts";
import {
  card,
  gpsDevice,
  laboratory,
  newCustomer,
  newCustomerAs,
  obdDevice,
  returningCustomer,
} from "./test/laboratory.ts";

const inUse = "IMEI already in use, please try with another IMEI";

/** Puts the value where it belongs and makes its call; an OBD device stands beside it. */
async function meet({ field, call, value }: MagicValue) {
  const made = laboratory({ devicesPerKind: 1 });
  if (call === "e-mail check")
    return { ...made, answer: await made.get(`/info/check/email/${encodeURIComponent(value)}`) };
  if (call === "IMEI check")
    return { ...made, answer: await made.get(`/info/imei_validation/${value}`) };
  const isObd = value.startsWith("8");
  const device = isObd ? obdDevice : gpsDevice;
  const devices = [
    field === "IMEI" ? { ...device, imei: value } : device,
    isObd ? gpsDevice : obdDevice,
  ];
  const payloads: Record<MagicValue["field"], object> = {
    "e-mail": newCustomerAs(value),
    IMEI: newCustomer,
    "card number": { ...newCustomer, credit_card: { ...card, number: value } },
    "saved card": {
      ...returningCustomer,
      user_token: value,
      card_bin: "555555",
      card_last_4: "4444",
    },
  };
  const answer = await made.post("/auth/register", { ...payloads[field], devices });
  return { ...made, answer };
}

describe("every magic value does what the table says", () => {
  const replies = magicValues.flatMap((magic) =>
    magic.effect.kind === "reply" ? [{ ...magic, effect: magic.effect }] : [],
  );
  test.each(replies)("$value at the $call: $answer", async (magic) => {
    const { answer, get } = await meet(magic);
    expect(answer).toEqual({ status: magic.effect.status, body: magic.effect.body });
    expect(magic.answer).toContain(String(magic.effect.status));
    expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(200);
  });

  const declined = magicValues.flatMap((magic) =>
    magic.effect.kind === "declined" ? [{ ...magic, effect: magic.effect }] : [],
  );
  test.each(declined)("$field $value: $answer", async (magic) => {
    const { answer, get } = await meet(magic);
    expect(answer.body).toEqual({
      status: false,
      message: "Card declined",
      error: magic.effect.error,
    });
    expect((await get(`/info/imei_validation/${gpsDevice.imei}`)).status).toBe(200);
  });

  const failing = magicValues.filter(({ effect }) => effect.kind === "subscription-fails");
  test.each(failing)("$value beside another device: partial", async (magic) => {
    const { answer, get } = await meet(magic);
    expect(answer.body).toMatchObject({
      status: true,
      message: "Some devices could not be subscribed",
      error: magic.value,
      details: { email: newCustomer.email },
      subscription: [{ imei_no: magic.value.startsWith("8") ? gpsDevice.imei : obdDevice.imei }],
    });
    expect((await get(`/info/imei_validation/${magic.value}`)).body?.message).toBe("Valid IMEI");
  });

  test("both failing devices together: a failure that names them, and nothing registered", async () => {
    const { get, post } = laboratory({ devicesPerKind: 1 });
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

  const once = magicValues.filter(({ effect }) => effect.kind === "pays-once");
  test.each(once)("$value: $answer", async (magic) => {
    const { answer } = await meet(magic);
    expect(answer.body).toMatchObject({
      status: true,
      error: obdDevice.imei,
      subscription: [{ imei_no: gpsDevice.imei }],
    });
  });

  const taken = magicValues.filter(({ effect }) => effect.kind === "taken-meanwhile");
  test.each(taken)("$value: $answer", async (magic) => {
    const { answer, get } = await meet(magic);
    expect(answer.body).toEqual({ status: false, message: inUse, error: magic.value });
    expect((await get(`/info/imei_validation/${magic.value}`)).body?.message).toBe("Valid IMEI");
  });

  test("none is left out above", () => {
    const told = [replies, declined, failing, once, taken].map(({ length }) => length);
    expect(told.reduce((sum, count) => sum + count)).toBe(magicValues.length);
  });
});

test("the README prints exactly this table", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const printed = readme
    .split("\n")
    .filter((line) => /^\| `[^`]+` \| (e-mail|IMEI|card number|saved card) \|/.test(line));
  const rows = magicValues.map(
    ({ value, field, call, answer }) => `| \`${value}\` | ${field} | ${call} | ${answer} |`,
  );
  expect(printed).toEqual(rows);
});
