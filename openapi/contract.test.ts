import { readdir, readFile } from "node:fs/promises";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { documentedCalls, documentedSettings } from "./documented-calls.ts";
import { alternatives, keyPaths, properties, required } from "./key-paths.ts";
import {
  calls,
  differences,
  loadContract,
  payloadExamples,
  payloadSchema,
  replyExamples,
  replySchema,
} from "./load.ts";
import type { JsonSchema } from "./load.ts";

const contract = await loadContract();
const described = calls(contract);

const sorted = (texts: Iterable<string>) => [...texts].toSorted();
const named = (call: { method: string; path: string }) => `${call.method} ${call.path}`;

test("exactly the 31 documented calls are described, under their stable names", () => {
  const names = described.map((call) => `${call.operation.operationId}: ${named(call)}`);
  expect(names).toHaveLength(31);
  expect(sorted(names)).toEqual(
    sorted(documentedCalls.map((call) => `${call.operationId}: ${named(call)}`)),
  );
});

test("exactly five calls carry the customer's token, in the Authorization header", () => {
  const withToken = described.filter(({ needsToken }) => needsToken).map(named);
  expect(withToken).toHaveLength(5);
  expect(sorted(withToken)).toEqual(
    sorted(documentedCalls.filter(({ token }) => token).map(named)),
  );
  expect(contract.components.securitySchemes.jwt).toMatchObject({
    type: "apiKey",
    in: "header",
    name: "Authorization",
  });
});

describe.each(documentedCalls)("$method $path", ({ method, path, query, payloads, reply }) => {
  const call = described.find((one) => named(one) === `${method} ${path}`);

  test("takes the documented parameters and no others", () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
    const inQuery = (query ?? []).map((name) => `query ${name}`);
    const parameters = call?.parameters.map(
      (parameter) => `${parameter.in} ${parameter.name}${parameter.required === true ? "" : "?"}`,
    );
    expect(sorted(parameters ?? [])).toEqual(sorted([...inPath, ...inQuery]));
  });

  test("sends the documented keys and no others", () => {
    const payload = payloadSchema(contract, method, path);
    expect(payload && waysToFill(payload)).toEqual(payloads?.map(sorted));
  });

  test("answers the documented keys", () => {
    const success = replySchema(contract, method, path, 200);
    const open = success.additionalProperties === true && required(success).length === 0;
    const documented = reply === "not shown" ? reply : sorted(reply);
    expect(open ? "not shown" : sorted(keyPaths(success))).toEqual(documented);
  });

  test("shows examples of its payload and of every reply, and each fits its schema", () => {
    const statuses = Object.keys(call?.operation.responses ?? {});
    expect(statuses).toEqual(expect.arrayContaining(["200", "4XX", "5XX"]));
    const replies = statuses.map((code) => {
      const status = Number(code.replace("XX", "00"));
      const examples = replyExamples(contract, method, path, status);
      return { what: code, schema: replySchema(contract, method, path, status), examples };
    });
    const schema = payloadSchema(contract, method, path);
    const examples = payloadExamples(contract, method, path);
    const bodies = schema ? [{ what: "payload", schema, examples }, ...replies] : replies;
    expect(bodies.filter((body) => Object.keys(body.examples).length === 0)).toEqual([]);
    expect(bodies.flatMap(wrongExamples)).toEqual([]);
  });
});

const posts = described.filter(({ method }) => method !== "get");

test.each(posts)("$method $path tells who reads it to send it once", ({ operation }) => {
  expect(operation.description).toMatch(/not retry|may retry|sent once/);
});

test.each(posts)("$method $path shows how it is refused at HTTP 200", ({ method, path }) => {
  const examples = Object.values(replyExamples(contract, method, path, 200));
  expect(examples.filter(isRefusal)).not.toEqual([]);
});

test("of settings, exactly the alerts and the documented switches are booleans", () => {
  const kinds = alternatives(payloadSchema(contract, "put", "/api/device/settings/{imei}") ?? {});
  const booleans = kinds.map((kind) => {
    const fields = Object.entries(properties(kind));
    return sorted(fields.filter(([, { type }]) => type === "boolean").map(([name]) => name));
  });
  const { gps, obd } = documentedSettings;
  expect(booleans).toEqual([gps, obd].map((kind) => sorted([...kind.alerts, ...kind.flags])));
  expect([gps, obd].map(({ alerts }) => new Set(alerts).size)).toEqual([27, 37]);
});

test("a new customer's registration has 19 keys", () => {
  const [newCustomer] = alternatives(payloadSchema(contract, "post", "/auth/register") ?? {});
  expect(Object.keys(properties(newCustomer ?? {}))).toHaveLength(19);
});

const documentedPayloads = described.flatMap(({ method, path }) =>
  Object.entries(payloadExamples(contract, method, path)).map(([name, example]) => {
    const schema = payloadSchema(contract, method, path) ?? {};
    return { method, path, name, schema, example: Object.entries(Object(example)) };
  }),
);

test.each(documentedPayloads)(
  "$method $path: the payload $name is wrong without any one of its keys",
  ({ path, schema, example }) => {
    const needed = example.filter(
      ([key]) => path !== "/auth/dormant-fees" || key !== "credit_card",
    );
    const unnoticed = needed.filter(([key]) => {
      const rest = Object.fromEntries(example.filter(([other]) => other !== key));
      return differences(schema, rest).length === 0;
    });
    expect(unnoticed).toEqual([]);
  },
);

test.each(documentedPayloads.filter(({ method }) => method === "post"))(
  "$method $path: the payload $name is wrong with one key more",
  ({ schema, example }) => {
    expect(differences(schema, { ...Object.fromEntries(example), extra: true })).not.toEqual([]);
  },
);

test("fields of device settings that are not documented may be sent back", () => {
  const settings = documentedPayloads.filter(({ method }) => method === "put");
  expect(settings).toHaveLength(2);
  for (const { schema, example } of settings) {
    expect(differences(schema, { ...Object.fromEntries(example), extra: true })).toEqual([]);
  }
});

const card = { cardholder_name: "A", cvv: "123", expiration_date: "03/2029" };
const device = { imei: "1", device_name: "Van", device_model: "M", device_plan: "plus" };

test.each([
  ["a phone number of nine digits", { phone_number: "555000111" }],
  ["another language", { language: "Spanish" }],
  ["another unit", { uom: "mph" }],
  ["no device", { devices: [] }],
  ["five devices", { devices: [device, device, device, device, device] }],
  ["an IMEI of 16 digits", { devices: [{ ...device, imei: "1234567890123456" }] }],
  ["an IMEI with a letter", { devices: [{ ...device, imei: "12a" }] }],
  ["a card number of 14 digits", { credit_card: { ...card, number: "1".repeat(14) } }],
  ["a card number of 21 digits", { credit_card: { ...card, number: "1".repeat(21) } }],
  ["a CVV of two digits", { credit_card: { ...card, number: "1".repeat(15), cvv: "12" } }],
  [
    "an expiry that is not MM/YYYY",
    { credit_card: { ...card, number: "1".repeat(15), expiration_date: "3/29" } },
  ],
])("a registration with %s is wrong", (_, change) => {
  const schema = payloadSchema(contract, "post", "/auth/register") ?? {};
  const { newCustomer } = payloadExamples(contract, "post", "/auth/register");
  const fitting = { devices: [device], credit_card: { ...card, number: "1".repeat(15) } };
  expect(differences(schema, { ...Object(newCustomer), ...fitting })).toEqual([]);
  expect(differences(schema, { ...Object(newCustomer), ...change })).not.toEqual([]);
});

test("a SIM that is terminated is never sent with a card", () => {
  const schema = payloadSchema(contract, "post", "/auth/dormant-fees") ?? {};
  const { park } = payloadExamples(contract, "post", "/auth/dormant-fees");
  expect(differences(schema, park)).toEqual([]);
  expect(differences(schema, { ...Object(park), paying: false })).not.toEqual([]);
});

test("the SDK's generated types are those of this description", async () => {
  const generated = astToString(await openapiTS(new URL("openapi.yaml", import.meta.url)));
  const committed = new URL("../packages/sdk/src/generated/schema.ts", import.meta.url);
  expect(await readFile(committed, "utf8")).toBe(COMMENT_HEADER + generated);
});

test("no two files name a schema alike, so that each generated type keeps its name", async () => {
  const folder = new URL("schemas/", import.meta.url);
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  const schemas = texts.flatMap((text) => Object.keys(Object(parse(text))));
  expect(sorted(schemas)).toEqual(sorted(new Set(schemas)));
});

/** Each way to fill a payload, as sorted key paths: the required keys, then all keys. */
function waysToFill(payload: JsonSchema): string[][] {
  return alternatives(payload).flatMap((choice) => {
    const fewest = sorted(keyPaths(choice, required(choice)));
    const all = sorted(keyPaths(choice));
    return all.length === fewest.length ? [all] : [fewest, all];
  });
}

function wrongExamples(body: {
  what: string;
  schema: JsonSchema;
  examples: Record<string, unknown>;
}): string[] {
  return Object.entries(body.examples).flatMap(([name, example]) =>
    differences(body.schema, example).map((difference) => `${body.what} ${name}: ${difference}`),
  );
}

function isRefusal(example: unknown): boolean {
  return String(Object(example).status) === "false";
}
