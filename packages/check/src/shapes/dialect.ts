import type { JsonSchema } from "../described-call.ts";
import { pathOf, article } from "./differences.ts";
import { isObject, narrowed, typeOf } from "./narrowed.ts";

/** Where a documented form was chosen, and which: `plans[].price`, `a text`. */
type Choice = readonly [path: string, form: string];

/** Which of the documented forms a body has where there is a choice. Null is no form. */
export function dialectOf(schema: JsonSchema, value: unknown): Choice[] {
  const found = new Map<string, Choice>();
  walk(schema, value, "", (path, form) => found.set(`${path} ${form}`, [pathOf(path), form]));
  return [...found.values()];
}

type Tell = (path: string, form: string) => void;

function walk(schema: JsonSchema, value: unknown, path: string, tell: Tell): void {
  if (isChoice(schema) && value != null) tell(path, article(typeOf(value)));
  const { properties, items, allOf } = narrowed(schema, value);
  for (const part of Array.isArray(allOf) ? allOf : []) walk(part as JsonSchema, value, path, tell);
  if (isObject(properties) && isObject(value))
    for (const [name, inner] of Object.entries(properties))
      if (name in value) walk(inner as JsonSchema, value[name], `${path}/${name}`, tell);
  if (isObject(items) && Array.isArray(value))
    for (const row of value) walk(items, row, `${path}/0`, tell);
}

/** Whether two documented forms other than null can be told apart by their JSON type. */
function isChoice(schema: JsonSchema): boolean {
  const choices = [schema.oneOf, schema.anyOf].find(Array.isArray) as JsonSchema[] | undefined;
  const types = choices ? choices.flatMap(({ type }) => type) : [schema.type].flat();
  return new Set(types.filter((type) => type !== undefined && type !== "null")).size > 1;
}

export interface Dialect {
  readonly add: (call: string, choices: readonly Choice[]) => void;
  /** One text for each call and form: `a text: plans[].price, plans[].duration`. */
  readonly list: () => readonly (readonly [call: string, text: string])[];
}

/** How many paths are told. */
const ENOUGH = 4;

/** The dialect of a server, call by call. */
export function createDialect(): Dialect {
  const forms = new Map<string, readonly [call: string, form: string, paths: Set<string>]>();
  return {
    add(call, choices) {
      for (const [path, form] of choices) {
        const key = `${call} ${form}`;
        const known = forms.get(key) ?? ([call, form, new Set<string>()] as const);
        known[2].add(path);
        forms.set(key, known);
      }
    },
    list: () =>
      Array.from(forms.values(), ([call, form, paths]) => {
        const told = [...paths].slice(0, ENOUGH).join(", ");
        const rest = paths.size - ENOUGH;
        return [call, `${form}: ${told}${rest > 0 ? ` and ${rest} more` : ""}`] as const;
      }),
  };
}
