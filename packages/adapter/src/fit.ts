import { once, resolve, type Schema } from "./description.ts";

/** Thrown for a value that does not have its documented type. */
export class Misfit extends Error {
  /** The field, such as `plans[0].price`; "" for the value itself. */
  readonly field: string;
  /** The problem, such as `must be a string`. */
  readonly problem: string;

  constructor(field: string, problem: string) {
    super(`${field || "The value"} ${problem}.`);
    this.field = field;
    this.problem = problem;
  }
}

interface Fields {
  readonly [name: string]: unknown;
}

/** Returns the value for a field that is missing, or undefined if it must not be. */
export type Fill = (typeName: string, field: string, row: Fields) => unknown;

export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the value with null in the place of missing fields that may be null, and with the values
 * of `fill` in the place of others. With `fill` it is a reply, which loses its undocumented fields,
 * and must not have "" where the SDK requires a text.
 * @throws Misfit if it does not have its documented type
 */
export function fit(schema: Schema, value: unknown, fill?: Fill): unknown {
  return fitAt(schema, value, { field: "", typeName: "", fill });
}

interface Place {
  readonly field: string;
  /** The name of the schema. */
  readonly typeName: string;
  readonly fill: Fill | undefined;
  /** True for parts of a type, which do not know the fields of the others. */
  readonly isPart?: boolean;
}

function fitAt(schema: Schema, value: unknown, place: Place): unknown {
  const { field } = place;
  if (schema.$ref !== undefined) {
    const typeName = schema.$ref.split("/").at(-1) ?? "";
    const isToken = typeName === "CreditCard" && isObject(value) && "token" in value;
    const target = isToken ? CARD_TOKEN : (resolve(schema.$ref) as Schema);
    return fitAt(target, value, { ...place, typeName });
  }
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return fitOne(options, value, place);
  if (schema.allOf)
    return schema.allOf.reduce((part, one) => fitAt(one, part, { ...place, isPart: true }), value);
  if (!isOfType(schema, value))
    throw new Misfit(field, value === undefined ? "is missing" : expectedTypes([schema]));
  if (schema.const !== undefined && value !== schema.const)
    throw new Misfit(field, `must be ${JSON.stringify(schema.const)}`);
  if (schema.enum && !schema.enum.includes(value))
    throw new Misfit(field, `must be one of ${schema.enum.join(", ")}`);
  const pattern = schema.pattern === TEN_DIGITS ? ANY_PHONE : schema.pattern;
  if (pattern !== undefined && !patternOf(pattern).test(String(value)))
    throw new Misfit(field, "has the wrong form");
  if (schema.not && fits(schema.not, value))
    throw new Misfit(field, "has fields that exclude each other");
  if (Array.isArray(value)) return fitList(schema, value, place);
  return isObject(value) ? fitObject(schema, value, place) : value;
}

const patternOf = once((pattern) => new RegExp(pattern, "u"));

/** The documented form of a phone number, and that of the numbers of a `phoneRule` of the hooks. */
const TEN_DIGITS = String.raw`^\d{10}$`;
const ANY_PHONE = String.raw`^\+?\d{4,15}$`;

const TEXT: Schema = { type: "string" };

/** A card that `tokenizeCard` of the hooks has turned into a token. */
const CARD_TOKEN: Schema = {
  type: "object",
  required: ["token", "last_4", "expiration_date", "cardholder_name"],
  properties: { token: TEXT, last_4: TEXT, expiration_date: TEXT, cardholder_name: TEXT },
};

const JSON_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  // JSON has neither NaN nor Infinity.
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

const typesOf = ({ type }: Schema): readonly string[] => (type === undefined ? [] : [type].flat());

const expectedTypes = (schemas: readonly Schema[]): string =>
  `must be ${[...new Set(schemas.flatMap(typesOf))].join(" or ")}`;

function isOfType(schema: Schema, value: unknown): boolean {
  const types = typesOf(schema);
  return types.length === 0 || types.some((type) => JSON_TYPES[type]?.(value));
}

function fits(schema: Schema, value: unknown): boolean {
  try {
    fit(schema, value);
    return true;
  } catch {
    return false;
  }
}

/** The schema itself, or the one that it refers to. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolved(resolve(schema.$ref) as Schema);

/** The option with the most fields of the value was meant, or the smaller of two with as many. */
function fitOne(options: readonly Schema[], value: unknown, place: Place): unknown {
  const keys = Object.keys(isObject(value) ? value : {});
  const shared = (option: Schema): number => {
    const { properties = {}, allOf = [] } = resolved(option);
    const own = keys.filter((key) => Object.hasOwn(properties, key));
    const size = Object.keys(properties).length / 1000;
    return allOf.reduce((sum, part) => sum + shared(part), own.length - size);
  };
  const ranked = options
    .filter((option) => isOfType(resolved(option), value))
    .toSorted((a, b) => shared(b) - shared(a));
  let first: unknown;
  for (const option of ranked) {
    try {
      return fitAt(option, value, place);
    } catch (error) {
      first ??= error;
    }
  }
  throw first ?? new Misfit(place.field, expectedTypes(options.map(resolved)));
}

function fitList(schema: Schema, list: readonly unknown[], place: Place): unknown[] {
  const { items = {}, minItems = 0, maxItems = Infinity } = schema;
  if (list.length < minItems || list.length > maxItems)
    throw new Misfit(place.field, `must have ${minItems} to ${maxItems} items`);
  // Unlike `map`, `Array.from` also visits the holes of a list.
  return Array.from(list, (item, index) =>
    fitAt(items, item, { ...place, field: `${place.field}[${index}]` }),
  );
}

function fitObject(schema: Schema, value: Fields, place: Place): Fields {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  // A copy by spreading keeps the digits of numbers that JavaScript cannot represent.
  const result: Record<string, unknown> = { ...value };
  for (const name of new Set([...Object.keys(value), ...Object.keys(properties)])) {
    const part = Object.hasOwn(properties, name)
      ? (properties[name] ?? true)
      : additionalProperties;
    const field = place.field ? `${place.field}.${name}` : name;
    if (part === false) throw new Misfit(field, "is not a documented field");
    const isRequired = required.includes(name);
    const given = value[name];
    if (part === true) {
      if (isRequired && given === undefined) throw new Misfit(field, "is missing");
      // A result may have fields that are nobody's business, such as other columns of a table.
      if (place.fill && schema.properties && !place.isPart) delete result[name];
      continue;
    }
    if (given === undefined && !isRequired) delete result[name];
    else
      result[name] = fitField(
        part,
        given,
        { ...place, field, typeName: `${place.typeName}.${name}`, isPart: false },
        isRequired,
        () => place.fill?.(place.typeName, name, value),
      );
  }
  return result;
}

function fitField(
  schema: Schema,
  given: unknown,
  place: Place,
  isRequired: boolean,
  fill: () => unknown,
): unknown {
  if (given === undefined || given === null) {
    if (fits(schema, null)) return null;
    return fitAt(schema, fill() ?? undefined, place);
  }
  // The SDK leaves out a row without a required text.
  const isBlank = given === "" && place.fill && isRequired && !fits(schema, null);
  if (isBlank && fill() === undefined) throw new Misfit(place.field, "is empty");
  return fitAt(schema, given, place);
}
