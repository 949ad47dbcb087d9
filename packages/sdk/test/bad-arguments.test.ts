import { describe, expect, test, vi } from "vitest";
import { reads, sampleCalls } from "./operations.ts";
import { errorOf, json, testClient } from "./support.ts";

/** Calls an operation like untyped code. Returns its error and its requests. */
async function callWith(name: string, args: unknown[]) {
  const { client, sent, waits } = testClient(() => json({}, 404));
  const [feature = "", operation = ""] = name.split(".");
  const operations: Record<string, (...args: unknown[]) => Promise<unknown>> = Object(
    Reflect.get(client, feature),
  );
  const error = await errorOf(operations[operation]?.(...args) ?? Promise.resolve());
  expect(waits).toEqual([]);
  return { error, sent };
}

/** The names of a call's parameters in the order of its arguments. */
function parametersOf({ endpoint, query }: (typeof sampleCalls)[number]): string[] {
  const path = endpoint.match(/\w+(?=\})/g) ?? [];
  const queryName = /\?(\w+)=/.exec(query ?? "")?.[1];
  const body = endpoint.startsWith("GET ") ? [] : ["body"];
  return [...path, ...(queryName === undefined ? [] : [queryName]), ...body];
}

/** Valid arguments for a call, one for each of its parameters. */
const validArguments = (parameters: string[]): unknown[] =>
  parameters.map((parameter) => (parameter === "body" ? {} : "411111"));

/** One row for each call parameter in this place. */
const parameters = sampleCalls.flatMap((sample) =>
  parametersOf(sample).map((parameter, index, all) => ({
    ...sample,
    parameter,
    index,
    args: validArguments(all),
  })),
);

const inPath = parameters.filter(({ endpoint, parameter }) => endpoint.includes(`{${parameter}}`));
const inBody = parameters.filter(({ parameter }) => parameter === "body");
const inQuery = parameters.filter((row) => !inPath.includes(row) && !inBody.includes(row));
const requiredQuery = inQuery.filter(({ name }) => name !== "lookups.servicePlans");

const withValues = <Row>(rows: Row[], values: unknown[]) =>
  rows.flatMap((row) => values.map((value) => ({ ...row, value })));

const circular: Record<string, unknown> = {};
circular.self = circular;
const failing = () => {
  throw new Error("broken");
};

test("every kind of parameter is covered", () => {
  expect(inPath).toHaveLength(12);
  expect(inQuery.map(({ parameter }) => parameter)).toEqual([
    "category",
    "key",
    "category",
    "category",
    "category",
    "customer_id",
  ]);
  expect(inBody).toHaveLength(15);
});

describe("an argument that cannot be sent is reported by name, and nothing is sent", () => {
  const unusable = [null, {}, [], true, Symbol("id"), "\ud800"];
  const cases = [
    ...withValues(inPath, [undefined, "", ".", "..", ...unusable]),
    ...withValues(requiredQuery, [undefined, ...unusable]),
    ...withValues(inQuery, unusable.slice(1)),
    ...withValues(inBody, [undefined, () => {}, 1n, circular]),
  ];

  test.each(cases)("$name: $parameter is $value", async (row) => {
    const { error, sent } = await callWith(row.name, row.args.with(row.index, row.value));
    expect(error).toMatchObject({
      kind: "bad-argument",
      operation: row.name,
      parameter: row.parameter,
      displayMessage: "Something Went Wrong",
    });
    expect(sent).toEqual([]);
  });

  test.each(inBody)("$name: the body throws an error", async (row) => {
    const { error, sent } = await callWith(row.name, row.args.with(row.index, { toJSON: failing }));
    expect(error).toMatchObject({ kind: "bad-argument", parameter: "body" });
    expect(sent).toEqual([]);
  });

  test("options that throw an error when they are read", async () => {
    const options = {
      get timeout() {
        return failing();
      },
    };
    const { error, sent } = await callWith("lookups.countries", [options]);
    expect(error).toMatchObject({ kind: "bad-argument", parameter: "signal" });
    expect(sent).toEqual([]);
  });

  test("the digits of a card must be digits", async () => {
    const { error } = await callWith("cardUpdate.validateCard", [1, "four"]);
    expect(error).toMatchObject({ kind: "bad-argument", parameter: "first6" });
  });
});

describe("values are sent without validation", () => {
  const withoutDigits = inPath.filter(({ parameter }) => parameter !== "first6");

  test.each(withValues(withoutDigits, ["0", 0, -1, " ", "a/b"]))(
    "$name: $parameter is $value",
    async (row) => {
      const { error, sent } = await callWith(row.name, row.args.with(row.index, row.value));
      expect(error.kind).toBe("http");
      expect(sent.length).toBeGreaterThan(0);
    },
  );

  test.each(withValues(inQuery, ["", 0, "a&b"]))("$name: $parameter is $value", async (row) => {
    const { sent } = await callWith(row.name, row.args.with(row.index, row.value));
    const url = new URL(sent[0]?.url ?? "");
    expect(url.searchParams.get(row.parameter)).toBe(String(row.value));
  });

  test.each([undefined, null])("the category of plans may be %j", async (category) => {
    const { sent } = await callWith("lookups.servicePlans", [category]);
    expect(sent[0]?.url).toBe("https://api.example.com/info/service_plan/revised");
  });
});

describe("a signal that is not an abort signal fails before anything is sent", () => {
  const noSignals = [
    { what: "an AbortController", signal: new AbortController() },
    { what: "an event target", signal: new EventTarget() },
    { what: "an object that cannot be listened to", signal: { aborted: false } },
    { what: "a number", signal: 5 },
    { what: "false", signal: false },
  ];
  const cases = sampleCalls.flatMap((sample) => noSignals.map((row) => ({ ...sample, ...row })));

  test.each(cases)("$name: $what", async ({ name, call, signal }) => {
    vi.useFakeTimers();
    try {
      const { client, sent } = testClient(() => json({}));
      const error = await errorOf(call(client, { signal: signal as unknown as AbortSignal }));
      expect(error).toMatchObject({ kind: "bad-argument", operation: name, parameter: "signal" });
      expect(sent).toEqual([]);
      // A timer left running would throw later, where the error could not be caught.
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(reads)("no signal is fine: $name", async ({ call }) => {
    const { client, sent } = testClient(() => json({}, 404));
    const signal = null as unknown as undefined;
    expect((await errorOf(call(client, { signal }))).kind).toBe("http");
    expect(sent).toHaveLength(1);
  });
});
