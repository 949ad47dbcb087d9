import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { schemaSource } from "../tools/lib/schema-source.ts";
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

test("exactly the 31 documented calls are described, with their documented operationIds", () => {
  const names = described.map((call) => `${call.operation.operationId}: ${named(call)}`);
  expect(names).toHaveLength(31);
  expect(sorted(names)).toEqual(
    sorted(documentedCalls.map((call) => `${call.operationId}: ${named(call)}`)),
  );
});

test("exactly five calls send the customer's token, in the Authorization header", () => {
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

  test("has the documented parameters and no others", () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
    const inQuery = (query ?? []).map((name) => `query ${name}`);
    const parameters = call?.parameters.map(
      (parameter) => `${parameter.in} ${parameter.name}${parameter.required === true ? "" : "?"}`,
    );
    expect(sorted(parameters ?? [])).toEqual(sorted([...inPath, ...inQuery]));
  });

  test("has the documented payload keys and no others", () => {
    const payload = payloadSchema(contract, method, path);
    expect(payload && payloadVariants(payload)).toEqual(payloads?.map(sorted));
  });

  test("has the documented reply keys", () => {
    const success = replySchema(contract, method, path, 200);
    const isOpen = success.additionalProperties === true && required(success).length === 0;
    const documented = reply === "not specified" ? reply : sorted(reply);
    expect(isOpen ? "not specified" : sorted(keyPaths(success))).toEqual(documented);
  });

  test("has valid examples of its payload and of every reply", () => {
    const statuses = Object.keys(call?.operation.responses ?? {});
    expect(statuses).toEqual(expect.arrayContaining(["200", "4XX", "5XX"]));
    const replies = statuses.map((code) => {
      const status = Number(code.replace("XX", "00"));
      const examples = replyExamples(contract, method, path, status);
      return { label: code, schema: replySchema(contract, method, path, status), examples };
    });
    const schema = payloadSchema(contract, method, path);
    const examples = payloadExamples(contract, method, path);
    const bodies = schema ? [{ label: "payload", schema, examples }, ...replies] : replies;
    expect(bodies.filter((body) => Object.keys(body.examples).length === 0)).toEqual([]);
    expect(bodies.flatMap(invalidExamples)).toEqual([]);
  });
});

const writes = described.filter(({ method }) => method !== "get");

test.each(writes)("the description of $method $path forbids retries", ({ operation }) => {
  expect(operation.description).toMatch(/not retry|sent once/);
});

test.each(writes)("$method $path has an example of a failure with HTTP 200", ({ method, path }) => {
  const examples = Object.values(replyExamples(contract, method, path, 200));
  expect(examples.filter(isFailure)).not.toEqual([]);
});

test("exactly the alerts and the documented flags of the settings are booleans", () => {
  const kinds = alternatives(payloadSchema(contract, "put", "/api/device/settings/{imei}") ?? {});
  const booleans = kinds.map((kind) => {
    const fields = Object.entries(properties(kind));
    return sorted(fields.filter(([, { type }]) => type === "boolean").map(([name]) => name));
  });
  const { gps, obd } = documentedSettings;
  expect(booleans).toEqual([gps, obd].map((kind) => sorted([...kind.alerts, ...kind.flags])));
  expect([gps, obd].map(({ alerts }) => new Set(alerts).size)).toEqual([27, 37]);
});

test("the registration of a new customer has 19 keys", () => {
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
  "$method $path: the payload $name is invalid if any of its keys is missing",
  ({ path, schema, example }) => {
    const needed = example.filter(
      ([key]) => path !== "/auth/dormant-fees" || key !== "credit_card",
    );
    const optional = needed.filter(([key]) => {
      const rest = Object.fromEntries(example.filter(([other]) => other !== key));
      return differences(schema, rest).length === 0;
    });
    expect(optional).toEqual([]);
  },
);

test.each(documentedPayloads.filter(({ method }) => method === "post"))(
  "$method $path: the payload $name is invalid with an additional key",
  ({ schema, example }) => {
    expect(differences(schema, { ...Object.fromEntries(example), extra: true })).not.toEqual([]);
  },
);

test("undocumented fields of device settings may be sent back", () => {
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
  ["an unsupported language", { language: "Spanish" }],
  ["an unsupported unit", { uom: "mph" }],
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
])("a registration with %s is invalid", (_, change) => {
  const schema = payloadSchema(contract, "post", "/auth/register") ?? {};
  const { newCustomer } = payloadExamples(contract, "post", "/auth/register");
  const valid = { devices: [device], credit_card: { ...card, number: "1".repeat(15) } };
  expect(differences(schema, { ...Object(newCustomer), ...valid })).toEqual([]);
  expect(differences(schema, { ...Object(newCustomer), ...change })).not.toEqual([]);
});

test("terminating a SIM is invalid with a card", () => {
  const schema = payloadSchema(contract, "post", "/auth/dormant-fees") ?? {};
  const { park } = payloadExamples(contract, "post", "/auth/dormant-fees");
  expect(differences(schema, park)).toEqual([]);
  expect(differences(schema, { ...Object(park), paying: false })).not.toEqual([]);
});

test("the SDK's generated types are up to date", async () => {
  const committed = new URL("../packages/sdk/src/generated/schema.ts", import.meta.url);
  expect(await readFile(committed, "utf8")).toBe(await schemaSource());
});

test("schema names are unique, because the generator would rename duplicates", async () => {
  const folder = new URL("schemas/", import.meta.url);
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  const schemas = texts.flatMap((text) => Object.keys(Object(parse(text))));
  expect(sorted(schemas)).toEqual(sorted(new Set(schemas)));
});

/** For each alternative of a payload: the sorted paths of its required keys, then of all keys. */
function payloadVariants(payload: JsonSchema): string[][] {
  return alternatives(payload).flatMap((choice) => {
    const fewest = sorted(keyPaths(choice, required(choice)));
    const all = sorted(keyPaths(choice));
    return all.length === fewest.length ? [all] : [fewest, all];
  });
}

function invalidExamples(body: {
  label: string;
  schema: JsonSchema;
  examples: Record<string, unknown>;
}): string[] {
  return Object.entries(body.examples).flatMap(([name, example]) =>
    differences(body.schema, example).map((difference) => `${body.label} ${name}: ${difference}`),
  );
}

function isFailure(example: unknown): boolean {
  return String(Object(example).status) === "false";
}
