import { join } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import ts from "typescript";

const contract = join(import.meta.dirname, "../../openapi/openapi.yaml");

/**
 * Generates the types of the contract. Each schema becomes a named type, which editors and compiler
 * messages show: `CreditCard` instead of `components["schemas"]["CreditCard"]`. A description
 * becomes plain text in the doc comment, because editors show that first and references show
 * nothing else.
 */
export async function schemaSource(file = contract): Promise<string> {
  const declarations = await openapiTS(pathToFileURL(file));
  const types = astToString(declarations.flatMap(withNamedSchemas));
  const named = types.replaceAll(/components\["schemas"\]\["(\w+)"\]/g, "$1");
  return (
    COMMENT_HEADER + named.replaceAll(/@description |^.*@(enum \{\w+\}|constant)( \*\/)?\n/gm, "")
  );
}

/** Moves the schemas out of `components` into separate declarations. */
function withNamedSchemas(declaration: ts.Node): ts.Node[] {
  if (!ts.isInterfaceDeclaration(declaration) || declaration.name.text !== "components") {
    return [declaration];
  }
  const [schemas, ...others] = declaration.members.filter(ts.isPropertySignature);
  if (!schemas?.type || !ts.isTypeLiteralNode(schemas.type)) throw new Error("No schemas.");
  const { modifiers, name } = declaration;
  return [
    ...schemas.type.members.filter(ts.isPropertySignature).map(namedSchema),
    ts.factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, others),
  ];
}

function namedSchema(member: ts.PropertySignature): ts.Node {
  const { name, type } = member;
  if (!type || !ts.isIdentifier(name)) throw new Error("A schema has no name or type.");
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const declaration = ts.isTypeLiteralNode(type)
    ? ts.factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : ts.factory.createTypeAliasDeclaration(exported, name, undefined, type);
  ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(member));
  return ts.transform(declaration, [withReadonlyLists]).transformed[0] ?? declaration;
}

/** Makes lists readonly, so that a payload accepts both kinds. */
const withReadonlyLists: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context);
    return ts.isArrayTypeNode(visited)
      ? ts.factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, visited)
      : visited;
  };
  return visit;
};
