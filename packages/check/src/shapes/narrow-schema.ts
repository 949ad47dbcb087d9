import type { JsonSchema } from "../described-call.ts";

/**
 * Replaces the alternatives of a schema with the one that is closest to the value, so that a
 * difference is reported once and not for each alternative.
 */
export function narrowSchema(schema: JsonSchema, value: unknown): JsonSchema {
  const choices = [schema.oneOf, schema.anyOf].find(Array.isArray) as JsonSchema[] | undefined;
  if (choices) {
    const { oneOf: _one, anyOf: _any, ...rest } = schema;
    const fitting = choices.filter((choice) => isOfType(choice, value));
    const [chosen] = (fitting.length > 0 ? fitting : choices).toSorted(
      (a, b) => missingKeys(a, value) - missingKeys(b, value),
    );
    // If no alternative fits, the error has to list all of them.
    return fitting.length === 0 ? schema : { ...rest, ...narrowSchema(chosen ?? {}, value) };
  }
  const changes: Record<string, unknown> = {};
  if (Array.isArray(schema.allOf))
    changes.allOf = schema.allOf.map((part: JsonSchema) => narrowSchema(part, value));
  if (isObject(schema.properties))
    changes.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [
        name,
        narrowSchema(inner as JsonSchema, isObject(value) ? value[name] : undefined),
      ]),
    );
  return { ...schema, ...changes };
}

/** Returns the required keys of a schema and of the parts of its `allOf`. */
function requiredKeys(schema: JsonSchema): string[] {
  const parts = Array.isArray(schema.allOf) ? (schema.allOf as JsonSchema[]) : [];
  return [
    ...(Array.isArray(schema.required) ? (schema.required as string[]) : []),
    ...parts.flatMap(requiredKeys),
  ];
}

const missingKeys = (schema: JsonSchema, value: unknown): number =>
  isObject(value) ? requiredKeys(schema).filter((key) => !(key in value)).length : 0;

function isOfType(schema: JsonSchema, value: unknown): boolean {
  const types = [schema.type ?? (schema.allOf ? "object" : undefined)].flat();
  return types.some((type) => type === undefined || type === typeOf(value));
}

/** Returns the JSON Schema type of a value. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
