import description from "@waypost/sdk/openapi.json" with { type: "json" };
// oxlint-disable-next-line no-restricted-imports -- only a type: the JSON has these names as values, not as types
import type { operations } from "../../sdk/src/generated/schema.ts";

/** A JSON Schema (dialect 2020-12) without references. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The part of a documented call that is checked. */
interface DescribedCall {
  readonly method: "GET" | "POST" | "PUT";
  /** The path template, for example `/info/check/email/{email}`. */
  readonly path: string;
  readonly needsToken: boolean;
  /** True if the reply contains no personal data, so caches may store it. */
  readonly isLookup: boolean;
  /** The schema of the body of a 200 reply. */
  readonly schema: JsonSchema;
}

export type CallName = keyof operations;

/** The part of the API's description that the check reads. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly "x-waypost": { readonly token: boolean; readonly sdk: string };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Reply {
  readonly content: { readonly "application/json": { readonly schema: JsonSchema } };
}

/** The documented calls by `operationId`. */
export const contract = describedCalls(description) as Readonly<Record<CallName, DescribedCall>>;

export const callNames = Object.keys(contract) as readonly CallName[];

/** Returns the calls of a description with the schema of each reply. */
export function describedCalls(document: Description): Record<string, DescribedCall> {
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    (["get", "post", "put"] as const).flatMap((method) => {
      if (!(method in item)) return [];
      const { operationId, responses, "x-waypost": extension } = item[method] as Operation;
      const { content } = dereference(responses["200"], document) as Reply;
      const call: DescribedCall = {
        method: method.toUpperCase() as DescribedCall["method"],
        path,
        needsToken: extension.token,
        isLookup: extension.sdk.startsWith("lookups."),
        schema: content["application/json"].schema,
      };
      return [[operationId, call] as const];
    }),
  );
  return Object.fromEntries(described);
}

/** Resolves references and removes descriptions, but keeps a property named `description`. */
function dereference(part: unknown, document: Description): unknown {
  const text = JSON.stringify(part, (key, value: unknown) =>
    key === "description" && typeof value === "string" ? undefined : resolve(value, document),
  );
  return JSON.parse(text);
}

/** Returns the value, or the target of a reference such as `#/components/schemas/Plan`. */
function resolve(value: unknown, document: Description): unknown {
  if (typeof value !== "object" || value === null || !("$ref" in value)) return value;
  const [, ...keys] = String(value.$ref).split("/");
  const found = keys.reduce<unknown>(
    (at, key) => (at as Readonly<Record<string, unknown>>)[key],
    document,
  );
  return resolve(found, document);
}
