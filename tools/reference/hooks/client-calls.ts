import ts from "typescript";

/**
 * Returns the client operations that code calls, directly or through functions of this repository.
 */
export function clientCalls(node: ts.Node, checker: ts.TypeChecker): string[] {
  const found = new Set<string>();
  const visited = new Set<ts.Node>();

  function visit(one: ts.Node): void {
    if (visited.has(one)) return;
    visited.add(one);
    const operation = operationOf(one, checker);
    if (operation !== undefined) found.add(operation);
    if (ts.isIdentifier(one)) follow(one);
    ts.forEachChild(one, visit);
  }

  function follow(name: ts.Identifier): void {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol === undefined) return;
    const known = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const [declaration] = known.declarations ?? [];
    if (declaration === undefined || declaration.getSourceFile().isDeclarationFile) return;
    const isCode = ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration);
    if (isCode && /\/hooks\/src\//.test(declaration.getSourceFile().fileName)) visit(declaration);
  }

  visit(node);
  return [...found].toSorted();
}

/**
 * Returns `packs.buySms` for `client.packs.buySms` or `calls.buySms`, by the type of the object.
 */
function operationOf(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const area = node.expression;
  if (!ts.isPropertyAccessExpression(area)) return undefined;
  const owner = checker.typeToString(checker.getTypeAtLocation(area.expression));
  return owner === "Client" ? `${area.name.text}.${node.name.text}` : undefined;
}
