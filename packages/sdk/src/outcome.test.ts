import { describe, expect, test } from "vitest";
import { failedDevices, registrationOutcome } from "./outcome.ts";
import { registrationResult } from "./registration-replies.ts";

describe("the failed devices", () => {
  test.each([
    ["350000000000001|350000000000002", ["350000000000001", "350000000000002"]],
    ["A | B |", ["A", "B"]],
    [" ", []],
    ["single", ["single"]],
    ["", []],
    [
      ["A", "B|C"],
      ["A", "B", "C"],
    ],
    [{ message: "A|B" }, ["A", "B"]],
    [null, []],
    [undefined, []],
  ])("in %j are %j", (error, devices) => {
    expect(failedDevices(error)).toEqual(devices);
  });
});

const A = "350000000000001";
const B = "350000000000002";
const rows = (...imeis: unknown[]) => imeis.map((imei_no) => ({ imei_no }));

describe("the outcome of a registration of the devices A and B", () => {
  const payload = { devices: [{ imei: A }, { imei: ` ${B} ` }] };

  test.each([
    [{ status: true, subscription: rows(A, B) }, "complete"],
    [{ status: "true", subscription: rows(` ${B}`, A) }, "complete"],
    [{ status: true, error: "", subscription: rows(A, B) }, "complete"],
    [{ status: true, error: [], subscription: rows(A, B) }, "complete"],
    [{ status: true, error: false, subscription: rows(Number(A), Number(B)) }, "complete"],
    [{ status: true, subscription: rows(A) }, "unconfirmed"],
    [{ status: true, subscription: rows(A, A) }, "unconfirmed"],
    [{ status: true, subscription: rows(A, null) }, "unconfirmed"],
    [{ status: true, subscription: [A, B] }, "unconfirmed"],
    [{ status: true, subscription: [] }, "unconfirmed"],
    [{ status: true, subscription: { imei_no: A } }, "unconfirmed"],
    [{ status: true }, "unconfirmed"],
    [{ status: true, error: B, subscription: rows(A) }, "partial"],
    [{ status: true, error: "E", subscription: rows(A, B) }, "partial"],
    [{ status: false, error: B, subscription: rows(A) }, "partial"],
    [{ error: [B], subscription: rows(A) }, "partial"],
    [{ error: { code: 7 }, subscription: rows(A) }, "partial"],
    [{ status: false, message: "M", error: "E" }, "failed"],
    [{ status: "false", subscription: [] }, "failed"],
    [{ status: false, subscription: rows(A) }, "unknown"],
    [{ status: true, error: "E", subscription: [] }, "unknown"],
    [{ status: true, error: { code: 7 } }, "unknown"],
    [{ status: "yes", subscription: rows(A, B) }, "unknown"],
    [{ subscription: rows(A, B) }, "unknown"],
    [null, "unknown"],
    [[], "unknown"],
    ["Registered", "unknown"],
    [undefined, "unknown"],
  ])("for the reply %j is %s", (reply, outcome) => {
    expect(registrationOutcome(reply, payload)).toBe(outcome);
  });

  test.each([
    [201, "complete", "failed"],
    [202, "unknown", "unknown"],
    [304, "unknown", "unknown"],
    [400, "failed", "failed"],
    [409, "unknown", "unknown"],
    [500, "unknown", "unknown"],
  ])("with HTTP status %i is %s for a status of true, and %s for false", (http, yes, no) => {
    const subscription = rows(A, B);
    expect(registrationOutcome({ status: true, subscription }, payload, http)).toBe(yes);
    expect(registrationOutcome({ status: false }, payload, http)).toBe(no);
    expect(registrationOutcome({ error: "E", subscription }, payload, http)).toBe("partial");
  });
});

test("the result of a registration has each listed device, also if its IMEI is a number", () => {
  const reply = { subscription: rows(Number(A), B), message: "Thanks" };
  expect(registrationResult(reply, { devices: [{ imei: A }, { imei: B }] })).toMatchObject({
    outcome: "complete",
    subscription: [{ imei_no: A }, { imei_no: B }],
    missingDevices: [],
    message: "Thanks",
  });
});
