import { parseSync, Visitor, type ESTree } from "vite";
import { SUPPORT } from "./compat.ts";

/** The interfaces of global instances, by the name of the instance. */
const INSTANCES = new Map([
  ["crypto", "Crypto"],
  ["document", "Document"],
  ["globalThis", "Window"],
  ["location", "Location"],
  ["navigator", "Navigator"],
  ["performance", "Performance"],
  ["self", "Window"],
  ["window", "Window"],
]);

/** Built-in objects whose method names are distinctive. */
const PROTOTYPES = ["Array", "String"];

/**
 * Finds the features that a built script uses by distinctive names: members of globals,
 * constructors, and methods of built-in objects. The types of the sources reveal all others.
 */
export function scriptFeatures(code: string): Set<string> {
  const found = new Set<string>();
  const note = (...keys: string[]) => {
    for (const key of keys) if (SUPPORT.has(key)) found.add(key);
  };
  new Visitor({
    NewExpression({ callee }) {
      if (callee.type === "Identifier") note(...constructorKeys(callee.name));
    },
    MemberExpression(member) {
      const name = nameOf(member);
      if (name === undefined) return;
      const { object } = member;
      for (const owner of PROTOTYPES) note(`javascript.builtins.${owner}.${name}`);
      if (object.type !== "Identifier") return;
      const owner = INSTANCES.get(object.name) ?? object.name;
      note(...memberKeys(owner, name), ...(owner === "Window" ? constructorKeys(name) : []));
    },
  }).visit(parseSync("built.js", code).program);
  return found;
}

function nameOf(member: ESTree.MemberExpression): string | undefined {
  const { property, computed } = member;
  if (!computed && property.type === "Identifier") return property.name;
  return undefined;
}

const SPACES = ["api", "javascript.builtins", "javascript.builtins.Intl"];

/** The names of a member in the data. */
export const memberKeys = (owner: string, name: string): string[] =>
  SPACES.flatMap((space) => [`${space}.${owner}.${name}`, `${space}.${owner}.${name}_static`]);

/** The names of an interface and its constructor in the data. */
export const constructorKeys = (name: string): string[] =>
  SPACES.flatMap((space) => [`${space}.${name}`, `${space}.${name}.${name}`]);
