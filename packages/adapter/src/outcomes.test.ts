import { isWaypostError } from "@waypost/sdk";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replyExamples } from "../../../openapi/load.ts";
import { calls } from "./description.ts";
import { refuse } from "./index.ts";
import type { AdapterOptions } from "./types.ts";
import { adapterClient, callByName, onlyFunction } from "./test/client.ts";
import { CELLS, expectedOf } from "./test/cells.ts";
import { shapes } from "./test/normal-form.ts";
import { contract, samples } from "./test/sample-arguments.ts";

const { gps } = replyExamples(contract, "get", "/api/device/settings/{imei}", 200) as {
  gps: { data: { settings: unknown } };
};

/** A right result with as much in it as its type has. */
function rightResult(name: string, payload: unknown): unknown {
  if (name === "deviceSettings.load") return gps.data.settings;
  const { devices = [] } = Object(payload) as { devices?: readonly { imei: string }[] };
  if (name.startsWith("registration.register"))
    return { subscription: devices.map(({ imei }) => ({ imei_no: imei })) };
  const drawn = fc.sample(shapes[name]?.values ?? fc.constant({}), { seed: 1, numRuns: 50 });
  return drawn.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
}

const rows = samples.map(({ operationId, ...sample }) => {
  const call = calls.find((one) => one.operationId === operationId);
  if (!call) throw new Error(`There is no call ${operationId}.`);
  return { ...sample, call, name: call.name };
});

const PLANS: AdapterOptions["plans"] = { plus_yearly: "fleet_12m" };

describe.each(rows)("$name", ({ name, args, payload, call }) => {
  const right = rightResult(name, payload);

  test.each(Object.entries(CELLS))("%s", async (cell, resultOf) => {
    const expected = expectedOf(call, cell, right);
    for (const plans of [undefined, PLANS]) {
      const { client, replies, reports } = adapterClient(
        onlyFunction(name, () => resultOf(right)),
        { ...(plans && { plans }) },
      );
      const said = await Promise.race(
        [
          callByName(client, name, args).then(
            (value) => ((value as { valid?: unknown }).valid === false ? "rejected" : "success"),
            (error: unknown) => (isWaypostError(error) ? error.kind : error),
          ),
          // The answer of a function that has none does not arrive in any number of turns.
          cell === "never answers" && new Promise((done) => setTimeout(done, 1, "nothing")),
        ].filter((one) => one !== false),
      );
      const wire = replies.map(({ status, body }) => [
        status,
        (body as { status?: unknown }).status,
      ]);
      expect({ said, wire: wire[0]?.[0] }).toEqual(expected);
      const isReported = expected.wire === 500;
      expect(reports.filter(({ problem }) => problem !== "plan")).toHaveLength(isReported ? 1 : 0);
      const isFailure = /^an? (Error|error|ok|success|status)/.test(cell);
      const isIncomplete = name.startsWith("registration.") && cell === "an error";
      const needsHint = isReported && isFailure && call.isWrite && !isIncomplete;
      const hint = needsHint ? "a refusal is refuse(message)" : "";
      expect(reports[0]?.message ?? "").toContain(hint);
    }
  });
});

const purchase = { customer_id: 1001, sms_pack_id: "sms_250", autorenew_sms_pack: false };

class Declined extends Error {
  readonly code = 402;
}

const FLAGS = ["ok", "status", "success"] as const;

const saidOf = async (result: unknown, options: AdapterOptions = {}) => {
  const { client } = adapterClient({ packs: { buySms: () => result as undefined } }, options);
  return client.packs.buySms(purchase).then(
    () => "success",
    (error: unknown) => (isWaypostError(error) ? error.kind : error),
  );
};

describe("a write is a success only if its result says so", () => {
  test.each<[string, unknown]>([
    ["an Error", new Error("Card declined")],
    ["an Error of a class", new Declined("No")],
    [
      "an Error of another realm",
      Object.assign(Object.create({ [Symbol.toStringTag]: "Error" }), { message: "No" }),
    ],
    ["an AbortError", new DOMException("Stopped", "AbortError")],
    ["an Error as its error", { error: new Error("No") }],
    ["a refusal as its error", { error: refuse("No") }],
    ["a list of errors", { error: ["No"] }],
    ["an error object", { error: { code: 7 } }],
    ["a response of fetch", new Response("{}", { status: 402 })],
    ["a response of fetch with status 200", Response.json({ declined: true })],
    ["a flag of its prototype", Object.create({ ok: false })],
    [
      "a getter",
      {
        get success() {
          return false;
        },
      },
    ],
    ["a status as text", { status: "declined" }],
    ["a status of null", { status: null }],
    ["a number", { success: 0 }],
  ])("not for %s", async (_, result) => {
    expect(await saidOf(result)).toBe("unknown-outcome");
    expect(await saidOf(result, { plans: PLANS })).toBe("unknown-outcome");
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["no fields", {}],
    ["flags that are true", { ok: true, status: true, success: true }],
    ["an error that is empty", { error: "" }],
    ["an error that is null", { error: null, message: "Thank you" }],
    ["an error that is false", { error: false }],
    ["an error that is 0", { error: 0 }],
    ["an error without items", { error: [] }],
  ])("it is one for %s", async (_, result) => {
    expect(await saidOf(result)).toBe("success");
  });

  test("for any fields", async () => {
    const flag = fc.oneof(fc.constant(true), fc.jsonValue(), fc.constantFrom("true", 1, 200, null));
    const error = fc.oneof(
      fc.string().filter((text) => text.trim() !== ""),
      fc.constantFrom<unknown>(true, 7, {}, { code: 7 }, ["No"], new RangeError("No")),
    );
    const noError = fc.constantFrom<unknown>(null, undefined, false, 0, "", " ", []);
    const results = fc.record(
      { ok: flag, status: flag, success: flag, message: fc.string(), own: fc.jsonValue() },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(results, fc.boolean(), error, noError, async (result, fails, some, none) => {
        const isSuccess =
          !fails && FLAGS.every((name) => (name in result ? result[name] : true) === true);
        const said = await saidOf({ ...result, error: fails ? some : none });
        expect(said).toBe(isSuccess ? "success" : "unknown-outcome");
      }),
      { numRuns: 1000 },
    );
  });
});
