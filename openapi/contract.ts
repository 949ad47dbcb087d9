import { Ajv2020 } from "ajv/dist/2020.js";
import type {
  Body,
  JsonSchema,
  Method,
  OpenApiDocument,
  Operation,
  Parameter,
} from "./document.ts";

/** One call, with the parameters of both its path and its operation. */
interface Call {
  readonly method: Method;
  /** The path template, for example `/info/check/email/{email}`. */
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  /** True if the call sends `Authorization: JWT {token}`. */
  readonly needsToken: boolean;
}

const methods = ["get", "post", "put"] as const;

/** All calls, in the order of the description. */
export function calls(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const security = operation.security ?? document.security;
      const needsToken = security.some((requirement) => "jwt" in requirement);
      return [{ method, path, operation, parameters, needsToken }];
    }),
  );
}

/** Returns the schema of a reply's body, for this `status` or its range (`4XX`). */
export function replySchema(
  document: OpenApiDocument,
  method: Method,
  path: string,
  status: number,
): JsonSchema {
  return json(reply(document, method, path, status), `${method} ${path} ${status}`).schema;
}

/** The documented examples of a reply's body, by name. */
export function replyExamples(
  document: OpenApiDocument,
  method: Method,
  path: string,
  status: number,
): Record<string, unknown> {
  return values(json(reply(document, method, path, status), `${method} ${path} ${status}`));
}

/** The schema of a call's payload, or undefined for a call without a payload. */
export function payloadSchema(
  document: OpenApiDocument,
  method: Method,
  path: string,
): JsonSchema | undefined {
  return find(document, method, path).requestBody?.content?.["application/json"]?.schema;
}

/** The documented examples of a call's payload, by name. Empty for a call without a payload. */
export function payloadExamples(
  document: OpenApiDocument,
  method: Method,
  path: string,
): Record<string, unknown> {
  return values(find(document, method, path).requestBody?.content?.["application/json"]);
}

/** Returns one message for each violation of the schema. Empty if the value is valid. */
export function differences(schema: JsonSchema, value: unknown): string[] {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || "body"} ${message ?? "is invalid"} ${JSON.stringify(params)}`,
  );
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
const validators = new WeakMap<JsonSchema, ReturnType<typeof ajv.compile>>();

function find(document: OpenApiDocument, method: Method, path: string): Operation {
  const operation = document.paths[path]?.[method];
  if (operation === undefined) throw new Error(`The contract has no call ${method} ${path}.`);
  return operation;
}

function reply(document: OpenApiDocument, method: Method, path: string, status: number): Body {
  const { responses } = find(document, method, path);
  const found = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  if (found === undefined) throw new Error(`${method} ${path} documents no reply ${status}.`);
  return found;
}

type Json = NonNullable<NonNullable<Body["content"]>["application/json"]>;

function json(body: Body, where: string): Json {
  const found = body.content?.["application/json"];
  if (found === undefined) throw new Error(`${where} documents no JSON body.`);
  return found;
}

function values(body: Json | undefined): Record<string, unknown> {
  const examples = Object.entries(body?.examples ?? {});
  return Object.fromEntries(examples.map(([name, { value }]) => [name, value]));
}
