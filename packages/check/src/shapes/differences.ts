import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { JsonSchema } from "../contract.ts";

/** Rows are validated in batches, because an error needs far more memory than its value. */
const ROWS_AT_ONCE = 1000;

/** The maximum number of values in a batch. Lists inside its rows are truncated to fit. */
const VALUES_AT_ONCE = 50_000;

interface Part {
  /** The body with some of its rows. */
  readonly part: unknown;
  /** The path of these rows. Errors outside of it belong to another part. */
  readonly within: string;
}

/** Splits a body into parts with at most a thousand rows per list. */
function* splitBody(value: unknown): Generator<Part> {
  yield { part: truncate(value), within: "" };
  if (Array.isArray(value)) for (const rows of laterRows(value)) yield { part: rows, within: "/" };
  else if (typeof value === "object" && value !== null)
    for (const [key, list] of Object.entries(value))
      if (Array.isArray(list))
        for (const rows of laterRows(list)) yield { part: { [key]: rows }, within: `/${key}/` };
}

function* laterRows(list: readonly unknown[]): Generator {
  for (let start = ROWS_AT_ONCE; start < list.length; start += ROWS_AT_ONCE)
    yield truncate(list.slice(start, start + ROWS_AT_ONCE));
}

/** Truncates each list of the value to its first rows. */
function truncate(value: unknown, remaining = { values: VALUES_AT_ONCE }): unknown {
  remaining.values -= 1;
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, truncate(one, remaining)]),
    );
  const rows: unknown[] = [];
  for (const row of value.slice(0, ROWS_AT_ONCE))
    if (remaining.values > 0) rows.push(truncate(row, remaining));
  return rows;
}

interface SchemaDifferences {
  /** Descriptions of documented fields that the value does not have. */
  readonly missing: readonly string[];
  /** Descriptions of fields with an undocumented type or format. */
  readonly mistyped: readonly string[];
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false, verbose: true });

/** Compares a body with its schema. The same difference in many rows is returned once. */
export function compareWithSchema(schema: JsonSchema, value: unknown): SchemaDifferences {
  const validate = validatorOf(narrowSchema(schema, value));
  const missing = new Map<string, number>();
  const mistyped = new Map<string, number>();
  for (const { part, within } of splitBody(value)) {
    validate(part);
    for (const error of validate.errors ?? []) {
      const { schemaPath, instancePath } = error;
      // Skips the errors of each alternative: the error of the oneOf or anyOf is enough.
      if (/(one|any)Of\/\d/.test(schemaPath) || !instancePath.startsWith(within)) continue;
      if (isMissing(error)) count(missing, missingField(error));
      else count(mistyped, mistypedField(error));
    }
  }
  return { missing: sentences(missing), mistyped: sentences(mistyped) };
}

const validators = new Map<string, ValidateFunction>();

/** Caches the validators, because compiling takes longer than all validations together. */
function validatorOf(schema: JsonSchema): ValidateFunction {
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validate);
  return validate;
}

const isMissing = ({ keyword }: ErrorObject): boolean => keyword === "required";

/** Converts `/countries/3/id` to `countries[].id`. */
export const pathOf = (pointer: string): string =>
  pointer
    .replaceAll(/\/\d+(?=\/|$)/g, "[]")
    .replaceAll("/", ".")
    .replace(/^\./, "") || "the body";

function missingField({ instancePath, params, data, parentSchema, schema }: ErrorObject): string {
  const name = String(params.missingProperty);
  const row = Object(data) as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(row).filter((key) => !(key in Object(parentSchema?.properties)));
  const others = [schema].flat().filter((one) => one !== "status" && !(String(one) in row));
  const instead =
    similarName(name, unknown) ??
    (others.length === 1 && others[0] === name && unknown.length === 1 ? unknown[0] : undefined);
  const hint = instead === undefined ? "" : `: \`${instead}\` where \`${name}\` is expected`;
  return `${pathOf(`${instancePath}/${name}`)} is missing${hint}`;
}

/** Splits `customerId` and `customer_id` into the same words. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

/** Returns the name with the same words, or else one with some of them. */
function similarName(name: string, others: readonly string[]): string | undefined {
  const words = wordsOf(name);
  const joined = words.join("");
  return (
    others.find((other) => wordsOf(other).join("") === joined) ??
    others.find((other) => {
      const own = wordsOf(other);
      const [shorter, longer] = own.length < words.length ? [own, words] : [words, own];
      return shorter.length > 0 && shorter.every((word) => longer.includes(word));
    })
  );
}

function mistypedField({ instancePath, keyword, params, data }: ErrorObject): string {
  const path = pathOf(instancePath);
  if (keyword === "type")
    return `${path} is ${typeInWords(typeOf(data))}, not ${[params.type].flat().map(typeInWords).join(" or ")}`;
  if (keyword === "enum")
    return `${path} is ${JSON.stringify(data)}, none of ${params.allowedValues.join(", ")}`;
  if (keyword === "pattern")
    return `${path} is ${JSON.stringify(data)}, which does not match ${params.pattern}`;
  return `${path} is ${typeInWords(typeOf(data))}, which is not documented`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "a text",
  integer: "a whole number",
  array: "a list",
  object: "an object",
  null: "null",
};

/** Returns the name of a JSON type with its article. */
export const typeInWords = (type: string): string => TYPE_NAMES[type] ?? `a ${type}`;

const count = (counts: Map<string, number>, text: string) =>
  counts.set(text, (counts.get(text) ?? 0) + 1);

const sentences = (counts: ReadonlyMap<string, number>): string[] =>
  Array.from(counts, ([text, times]) => (times > 1 ? `${text} in ${times} rows` : text));

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
