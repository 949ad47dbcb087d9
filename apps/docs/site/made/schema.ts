/** The parts of a JSON Schema that the pages show. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

type Find = (ref: string) => Schema;

/** Returns a row for each field: name, type, description. Nested fields have a path. */
export function fieldRows(schema: Schema, find: Find, path = "", depth = 0): string[][] {
  const own = followed(schema, find);
  const parts = own.allOf ?? own.oneOf ?? own.anyOf ?? [];
  const rows = Object.entries(own.properties ?? {}).flatMap(([name, field]) =>
    rowsOf(`${path}${name}`, own.required?.includes(name) === true, field, find, depth),
  );
  const more = parts.flatMap((part) => fieldRows(part, find, path, depth + 1));
  const items = own.items && depth < 4 ? fieldRows(own.items, find, `${path}[].`, depth + 1) : [];
  const all = [...rows, ...more, ...items];
  return all.filter(([name], index) => all.findIndex(([other]) => other === name) === index);
}

function rowsOf(path: string, isRequired: boolean, field: Schema, find: Find, depth: number) {
  const own = followed(field, find);
  const text = field.description ?? own.description ?? "";
  const row = [`\`${path}\``, typeOf(own, find) + (isRequired ? ", required" : ""), text];
  if (depth > 3) return [row];
  const inner = own.type === "array" || own.items ? own.items : own;
  const inside = own.items ? `${path}[].` : `${path}.`;
  return [row, ...(inner ? fieldRows(inner, find, inside, depth + 1) : [])];
}

const followed = (schema: Schema, find: Find): Schema =>
  schema.$ref === undefined ? schema : followed(find(schema.$ref), find);

function typeOf(schema: Schema, find: Find): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(" or ");
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const types = choices.map((choice) => typeOf(followed(choice, find), find));
    return [...new Set(types)].join(" or ");
  }
  if (schema.items) return `list of ${typeOf(followed(schema.items, find), find)}`;
  return [schema.type ?? "object"].flat().join(" or ");
}
