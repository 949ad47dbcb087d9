import type { JsonSchema } from "./document.ts";

/** The alternatives of a `oneOf` or `anyOf`; for any other schema, the schema itself. */
export function alternatives(schema: JsonSchema): JsonSchema[] {
  const choices = [schema.oneOf, schema.anyOf].flatMap(schemas);
  return choices.length === 0 ? [schema] : choices.flatMap(alternatives);
}

/** The properties of an object schema, including those of its `allOf`. */
export function properties(schema: JsonSchema): Record<string, JsonSchema> {
  const own = Object.entries(schema.properties ?? {}).filter(isField);
  const parts = schemas(schema.allOf).flatMap((part) => Object.entries(properties(part)));
  return Object.fromEntries([...own, ...parts]);
}

/** The required keys of an object schema, including those of its `allOf`. */
export function required(schema: JsonSchema): string[] {
  const own = Array.isArray(schema.required) ? schema.required.map(String) : [];
  return [...own, ...schemas(schema.allOf).flatMap(required)];
}

/**
 * The paths of all values in a body, without duplicates, for example `message`,
 * `user.customer_id`, `plans[].price` or `plans{}`. `only` restricts them to these top-level keys.
 */
export function keyPaths(schema: JsonSchema, only?: readonly string[]): string[] {
  const paths = alternatives(schema).flatMap((choice) => {
    if (choice.type === "null") return [];
    if (isSchema(choice.items)) return keyPaths(choice.items).map((path) => join("[]", path));
    if (isSchema(choice.additionalProperties)) return ["{}"];
    const fields = Object.entries(properties(choice));
    if (fields.length === 0) return [""];
    return fields
      .filter(([key]) => only === undefined || only.includes(key))
      .flatMap(([key, field]) => keyPaths(field).map((path) => join(key, path)));
  });
  return [...new Set(paths)];
}

function join(key: string, path: string): string {
  return path === "" || /^[[{]/.test(path) ? key + path : `${key}.${path}`;
}

function schemas(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

function isField(entry: [string, unknown]): entry is [string, JsonSchema] {
  return isSchema(entry[1]);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null;
}
