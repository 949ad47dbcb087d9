import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentedCalls } from "../../../openapi/documented-calls.ts";
import { differences, replyExamples, replySchema } from "../../../openapi/load.ts";
import { calls } from "./description.ts";
import { adapterClient, callByName, onlyFunction } from "./test/client.ts";
import { shapes } from "./test/normal-form.ts";
import type { Shape } from "./test/normal-form.ts";
import { contract, samples } from "./test/sample-arguments.ts";

const nameOf = (operationId: string): string =>
  calls.find((call) => call.operationId === operationId)?.name ?? "";

const { gps } = replyExamples(contract, "get", "/api/device/settings/{imei}", 200) as {
  gps: { data: { settings: Readonly<Record<string, unknown>> } };
};

/** Settings stay as they are, so any value of a field comes back. */
const settings: Shape = {
  values: fc
    .record({ device_name: fc.string(), speed_limit: fc.integer(), x_own: fc.jsonValue() })
    .map((fields): unknown => JSON.parse(JSON.stringify({ ...gps.data.settings, ...fields }))),
  normalForm: (value: unknown) => value,
};

const tested = samples.map((sample) => ({ ...sample, name: nameOf(sample.operationId) }));

describe.each(tested)("$name", ({ name, method, path, args, given, payload }) => {
  const { values, normalForm } = shapes[name] ?? settings;

  test("the client reads the normal form of the result, from a reply that is as documented", async () => {
    let result: unknown;
    let received: readonly unknown[] = [];
    const { client, replies, reports } = adapterClient(
      onlyFunction(name, (...all) => {
        received = all.slice(0, -1);
        return result;
      }),
    );
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        result = value;
        expect(await callByName(client, name, args)).toEqual(
          normalForm(value as never, given, payload),
        );
        expect(received).toEqual(args);
        const { status = 0, body } = replies.splice(0)[0] ?? {};
        expect(differences(replySchema(contract, method, path, status), body)).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(reports.filter(({ problem }) => problem !== "plan")).toEqual([]);
  });

  test("the normal form of a normal form is itself", () => {
    fc.assert(
      fc.property(values, (value) => {
        const once = normalForm(value as never, given, payload);
        expect(normalForm(once as never, given, payload)).toEqual(once);
      }),
      { numRuns: 60 },
    );
  });
});

test("all documented calls are tested", () => {
  expect(new Set(tested.map(({ name }) => name)).size).toBe(documentedCalls.length);
});
