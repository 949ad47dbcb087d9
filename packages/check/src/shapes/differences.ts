import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { JsonSchema } from "../described-call.ts";
import { narrowed, typeOf } from "./narrowed.ts";
import { partsOf } from "./parts.ts";

interface Differences {
  /** Documented fields that the value does not have, in words. */
  readonly missing: readonly string[];
  /** Fields of another type or form, in words. */
  readonly mistyped: readonly string[];
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false, verbose: true });

/** Compares a body with its schema, field by field. Equal differences of many rows are told once. */
export function differencesOf(schema: JsonSchema, value: unknown): Differences {
  const validate = validatorOf(narrowed(schema, value));
  const missing = new Map<string, number>();
  const mistyped = new Map<string, number>();
  for (const { part, within } of partsOf(value)) {
    validate(part);
    for (const error of validate.errors ?? []) {
      const { schemaPath, instancePath } = error;
      // For a value that fits no alternative, only this is reported.
      if (/(one|any)Of\/\d/.test(schemaPath) || !instancePath.startsWith(within)) continue;
      if (isMissing(error)) count(missing, missingField(error));
      else count(mistyped, mistypedField(error));
    }
  }
  return { missing: sentences(missing), mistyped: sentences(mistyped) };
}

const validators = new Map<string, ValidateFunction>();

/** Compiled once, because that takes longer than all validations together. */
function validatorOf(schema: JsonSchema): ValidateFunction {
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validate);
  return validate;
}

const isMissing = ({ keyword }: ErrorObject): boolean => keyword === "required";

/** `/countries/3/id` as `countries[].id`. */
export const pathOf = (pointer: string): string =>
  pointer
    .replaceAll(/\/\d+(?=\/|$)/g, "[]")
    .replaceAll("/", ".")
    .replace(/^\./, "") || "the body";

const missingField = ({ instancePath, params }: ErrorObject): string =>
  `${pathOf(`${instancePath}/${params.missingProperty}`)} is missing`;

function mistypedField({ instancePath, keyword, params, data }: ErrorObject): string {
  const path = pathOf(instancePath);
  if (keyword === "type")
    return `${path} is ${article(typeOf(data))}, not ${[params.type].flat().map(article).join(" or ")}`;
  if (keyword === "enum") return `${path} is none of ${params.allowedValues.join(", ")}`;
  if (keyword === "pattern") return `${path} does not match ${params.pattern}`;
  return `${path} is ${article(typeOf(data))}, which is not documented`;
}

const NAMES: Readonly<Record<string, string>> = {
  string: "a text",
  integer: "a whole number",
  array: "a list",
  object: "an object",
  null: "null",
};

/** The name of a JSON type in a sentence. */
export const article = (type: string): string => NAMES[type] ?? `a ${type}`;

const count = (counts: Map<string, number>, text: string) =>
  counts.set(text, (counts.get(text) ?? 0) + 1);

const sentences = (counts: ReadonlyMap<string, number>): string[] =>
  Array.from(counts, ([text, times]) => (times > 1 ? `${text} in ${times} rows` : text));
