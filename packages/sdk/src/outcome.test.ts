import { describe, expect, test } from "vitest";
import { failedDevices, registrationOutcome } from "./outcome.ts";

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
  ])("named by %j are %j", (error, devices) => {
    expect(failedDevices(error)).toEqual(devices);
  });
});

describe("the outcome of a registration", () => {
  test.each([
    [{ status: true, subscription: [1] }, "complete"],
    [{ status: true, error: "A|B", subscription: [1] }, "partial"],
    [{ status: false, error: "A", subscription: [1] }, "partial"],
    [{ status: false, message: "M", error: "E" }, "failed"],
    [{ status: true, error: "E", subscription: [] }, "failed"],
    [null, "failed"],
    [{ status: "true", subscription: [1] }, "complete"],
    [{ status: true }, "complete"],
    [{ status: true, error: "" }, "complete"],
    [{ status: true, error: [] }, "complete"],
    [{ error: ["A"], subscription: [1] }, "partial"],
    [{ status: "yes", subscription: [1] }, "failed"],
  ])("for the reply %j is %s", (reply, outcome) => {
    expect(registrationOutcome(reply)).toBe(outcome);
  });
});
