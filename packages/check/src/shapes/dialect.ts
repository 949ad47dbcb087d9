import type { JsonSchema } from "../contract.ts";
import { isObject, narrowSchema, pathOf, typeInWords, typeOf } from "./differences.ts";

/** A field and the documented type that the server uses for it: `plans[].price`, `a text`. */
type Choice = readonly [path: string, type: string];

/** Returns the type of each field for which the contract allows several types, apart from null. */
export function dialectOf(schema: JsonSchema, value: unknown): Choice[] {
  const found = new Map<string, Choice>();
  visit(schema, value, "", (path, type) => found.set(`${path} ${type}`, [pathOf(path), type]));
  return [...found.values()];
}

type OnChoice = (path: string, type: string) => void;

function visit(schema: JsonSchema, value: unknown, path: string, onChoice: OnChoice): void {
  if (isChoice(schema) && value != null) onChoice(path, typeInWords(typeOf(value)));
  const { properties, items, allOf } = narrowSchema(schema, value);
  for (const part of Array.isArray(allOf) ? allOf : [])
    visit(part as JsonSchema, value, path, onChoice);
  if (isObject(properties) && isObject(value))
    for (const [name, inner] of Object.entries(properties))
      if (name in value) visit(inner as JsonSchema, value[name], `${path}/${name}`, onChoice);
  if (isObject(items) && Array.isArray(value))
    for (const row of value) visit(items, row, `${path}/0`, onChoice);
}

/** True if the schema allows several JSON types, apart from null. */
function isChoice(schema: JsonSchema): boolean {
  const choices = [schema.oneOf, schema.anyOf].find(Array.isArray) as JsonSchema[] | undefined;
  const types = choices ? choices.flatMap(({ type }) => type) : [schema.type].flat();
  return new Set(types.filter((type) => type !== undefined && type !== "null")).size > 1;
}

export interface Dialect {
  readonly add: (call: string, choices: readonly Choice[]) => void;
  /** One text for each call and type: `a text: plans[].price, plans[].duration`. */
  readonly list: () => readonly (readonly [call: string, text: string])[];
}

/** The maximum number of paths in a text. */
const MAX_PATHS = 4;

/** Collects the dialect of a server: the types it uses where the contract allows several. */
export function createDialect(): Dialect {
  const types = new Map<string, readonly [call: string, type: string, paths: Set<string>]>();
  return {
    add(call, choices) {
      for (const [path, type] of choices) {
        const key = `${call} ${type}`;
        const known = types.get(key) ?? ([call, type, new Set<string>()] as const);
        known[2].add(path);
        types.set(key, known);
      }
    },
    list: () =>
      Array.from(types.values(), ([call, type, paths]) => {
        const listed = [...paths].slice(0, MAX_PATHS).join(", ");
        const rest = paths.size - MAX_PATHS;
        return [call, `${type}: ${listed}${rest > 0 ? ` and ${rest} more` : ""}`] as const;
      }),
  };
}
