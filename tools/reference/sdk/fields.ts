import ts from "typescript";
import { nameOf, oneLine, textOf } from "./comments.ts";

/** A field of an interface. */
export interface Field {
  name: string;
  type: string;
  isOptional: boolean;
  words: string;
}

/**
 * Returns the fields of an interface, without fields of type `never`. Inherited fields are included
 * only if the parent is not exported, except those of `Error`.
 */
export function fieldsOf(
  declaration: ts.InterfaceDeclaration,
  checker: ts.TypeChecker,
  exported: ReadonlySet<string>,
): { extends: string[]; fields: Field[] } {
  const bases = (declaration.heritageClauses ?? []).flatMap((clause) => clause.types);
  const inherited = bases.map((base) => base.expression.getText());
  const hidden = bases
    .filter((base) => !exported.has(base.expression.getText()))
    .flatMap((base) => checker.getTypeAtLocation(base).getProperties())
    .filter(({ name }) => !declaration.members.some((member) => nameOf(member) === name))
    .flatMap((property) => property.declarations ?? [])
    .filter((member) => !/[\\/]typescript[\\/]lib[\\/]/.test(member.getSourceFile().fileName));
  return {
    extends: inherited.filter((name) => exported.has(name)),
    fields: [...hidden, ...declaration.members]
      .filter(ts.isPropertySignature)
      .filter((member) => member.type?.kind !== ts.SyntaxKind.NeverKeyword)
      .map((member) => fieldOf(member, checker)),
  };
}

function fieldOf(member: ts.PropertySignature, checker: ts.TypeChecker): Field {
  const symbol = checker.getSymbolAtLocation(member.name);
  if (!symbol || !member.type) throw new Error(`${nameOf(member)} has no type.`);
  return {
    name: nameOf(member),
    type: oneLine(member.type),
    isOptional: member.questionToken !== undefined,
    words: textOf(symbol, checker),
  };
}
