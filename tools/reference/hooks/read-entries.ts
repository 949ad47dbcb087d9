import ts from "typescript";
import type { PublicName } from "../../lib/public-names.ts";
import { oneLine, textOf } from "../sdk/comments.ts";
import { signatureOf } from "./read.ts";

/** A public name that is not a hook. */
export interface EntryName {
  /** The address of its entry in the package, such as `./rules`. */
  address: string;
  name: string;
  /** What it is, in code: a signature, a type, or only its kind where the code would be long. */
  code: string;
  /** The first sentence of its comment. */
  words: string;
}

/** The longest code that fits beside a name. Longer types are told by their kind. */
const LONGEST = 110;

/** Reads the public names of a package that are not hooks, in the order of entries and names. */
export function readEntries({
  names,
  checker,
}: {
  names: readonly PublicName[];
  checker: ts.TypeChecker;
}): EntryName[] {
  return names
    .filter(({ name }) => !/^use[A-Z]/.test(name))
    .map((one) => ({
      address: one.address,
      name: one.name,
      code: codeOf(one, checker),
      words: firstSentence(textOf(one.symbol, checker)),
    }))
    .toSorted((a, b) => a.address.localeCompare(b.address) || (a.name < b.name ? -1 : 1));
}

function codeOf({ name, symbol }: PublicName, checker: ts.TypeChecker): string {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${name} has no declaration.`);
  if (ts.isInterfaceDeclaration(declaration)) return `interface ${name}`;
  if (ts.isTypeAliasDeclaration(declaration)) {
    const code = oneLine(declaration)
      .replace(/^export /, "")
      .replace("= | ", "= ");
    return code.length <= LONGEST ? code : `type ${name}`;
  }
  const signature = signatureOf(declaration);
  if (signature !== "") return name + signature;
  const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, declaration));
  return type.length <= LONGEST ? `${name}: ${type}` : name;
}

const firstSentence = (words: string): string =>
  (/^.*?[.?!](?=\s|$)/s.exec(words)?.[0] ?? words).replace(/\{@link (\w+)\}/g, "`$1`");
