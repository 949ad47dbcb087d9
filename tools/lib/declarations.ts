import ts from "typescript";

interface DeclarationFacts {
  /** The number of uses of `any`. */
  any: number;
  /** The packages that they import from. */
  modules: string[];
  /** The relative paths that they import from. */
  relative: string[];
}

/** Analyzes the text of a declaration file, ignoring its comments. */
export function analyzeDeclarations(text: string): DeclarationFacts {
  const source = ts.createSourceFile("declarations.d.ts", text, ts.ScriptTarget.Latest, true);
  const modules = new Set<string>();
  const relative = new Set<string>();
  let any = 0;
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) any += 1;
    if (ts.isStringLiteral(node) && isModuleName(node))
      (node.text.startsWith(".") ? relative : modules).add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { any, modules: [...modules], relative: [...relative] };
}

function isModuleName({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent))
  );
}
