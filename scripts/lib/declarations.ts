import ts from "typescript";

export interface Declared {
  /** How often the declarations say `any`. */
  any: number;
  /** Modules that they import from, relative ones left out. */
  modules: string[];
}

/** What a text of declarations says, comments left out. */
export function declared(text: string): Declared {
  const source = ts.createSourceFile("declarations.d.ts", text, ts.ScriptTarget.Latest, true);
  const modules = new Set<string>();
  let any = 0;
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) any += 1;
    if (ts.isStringLiteral(node) && namesModule(node) && !node.text.startsWith("."))
      modules.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { any, modules: [...modules] };
}

function namesModule({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent))
  );
}
