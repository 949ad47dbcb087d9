import description from "@waypost/sdk/openapi.json" with { type: "json" };
// oxlint-disable-next-line no-restricted-imports -- a type: the JSON has these names as values only
import type { operations } from "../../sdk/src/generated/schema.ts";
import type { DescribedCall, JsonSchema } from "./described-call.ts";

export type CallName = keyof operations;

/** The part of the API's description that the check reads. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly "x-waypost": { readonly token: boolean };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Reply {
  readonly content: { readonly "application/json": { readonly schema: JsonSchema } };
}

/** The documented calls by their `operationId`. */
export const contract = describedCalls(description) as Readonly<Record<CallName, DescribedCall>>;

/** Each call in the description, with the schema of its reply. */
export function describedCalls(document: Description): Record<string, DescribedCall> {
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    (["get", "post", "put"] as const).flatMap((method) => {
      if (!(method in item)) return [];
      const { operationId, responses, "x-waypost": marks } = item[method] as Operation;
      const { content } = dereferenced(responses["200"], document) as Reply;
      const call: DescribedCall = {
        method: method.toUpperCase() as DescribedCall["method"],
        path,
        needsToken: marks.token,
        schema: content["application/json"].schema,
      };
      return [[operationId, call] as const];
    }),
  );
  return Object.fromEntries(described);
}

/** A copy without references and descriptions. A property may be called `description`, too. */
function dereferenced(part: unknown, document: Description): unknown {
  const text = JSON.stringify(part, (key, value: unknown) =>
    key === "description" && typeof value === "string" ? undefined : target(value, document),
  );
  return JSON.parse(text);
}

/** The value, or what it refers to by a reference such as `#/components/schemas/Plan`. */
function target(value: unknown, document: Description): unknown {
  if (typeof value !== "object" || value === null || !("$ref" in value)) return value;
  const [, ...keys] = String(value.$ref).split("/");
  const found = keys.reduce<unknown>(
    (at, key) => (at as Readonly<Record<string, unknown>>)[key],
    document,
  );
  return target(found, document);
}
