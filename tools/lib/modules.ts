import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import ts from "typescript";

const FILES = "{apps,bench,examples,openapi,packages,tests,tools}/**/*.{ts,tsx}";
const IGNORED = new Set(["node_modules", "dist"]);

const root = join(import.meta.dirname, "../..");

export interface Module {
  /** The files that it imports by a relative path, for types or at runtime. */
  readonly imports: readonly string[];
}

/** Reads every source file of the repository. */
export async function readModules(): Promise<ReadonlyMap<string, Module>> {
  const modules = new Map<string, Module>();
  for await (const file of glob(FILES, { cwd: root, exclude: (name) => IGNORED.has(name) })) {
    modules.set(file, parse(file, await readFile(join(root, file), "utf8")));
  }
  return modules;
}

function parse(file: string, text: string): Module {
  const imports: string[] = [];
  const visit = (node: ts.Node): void => {
    const path = importedBy(node);
    if (path?.startsWith(".")) imports.push(join(dirname(file), path));
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  visit(source);
  return { imports };
}

/** The path in `import …`, `export … from`, `import()` or a type such as `import("…").Name`. */
function importedBy(node: ts.Node): string | undefined {
  const path =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
  return path !== undefined && ts.isStringLiteralLike(path) ? path.text : undefined;
}

/** Returns each circular import once, as its list of files. */
export function circlesIn(modules: ReadonlyMap<string, Pick<Module, "imports">>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (done.has(file)) return;
    done.add(file);
    for (const imported of modules.get(file)?.imports ?? []) visit(imported, [...path, file]);
  };
  for (const file of modules.keys()) visit(file, []);
  return circles;
}
