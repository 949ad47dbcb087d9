import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import ts from "typescript";

const FILES = "{apps,bench,examples,openapi,packages,proofs,tests,tools}/**/*.{ts,tsx}";
const IGNORED = new Set(["node_modules", "dist"]);

const root = join(import.meta.dirname, "../..");

/** What one file takes from others of the repository. */
export interface Module {
  /** The files that it imports by a relative path, be it for types or at runtime only. */
  readonly imports: readonly string[];
  /** What it takes from them: `<file>#<name>`, with `*` as the name of all. */
  readonly uses: readonly string[];
  /** The names that it declares and exports. */
  readonly exports: readonly string[];
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
  const uses: string[] = [];
  const visit = (node: ts.Node): void => {
    const path = importedBy(node);
    if (path?.startsWith(".")) {
      const imported = join(dirname(file), path);
      imports.push(imported);
      uses.push(...namesTaken(node).map((name) => `${imported}#${name}`));
    }
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  visit(source);
  return { imports, uses, exports: source.statements.flatMap(namesExported) };
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

/** The names that an import takes; `*` where it takes the whole module. */
function namesTaken(node: ts.Node): string[] {
  if (ts.isImportTypeNode(node)) {
    let name = node.qualifier;
    while (name !== undefined && ts.isQualifiedName(name)) name = name.left;
    return [name?.text ?? "*"];
  }
  const all = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : ts.isExportDeclaration(node)
      ? node.exportClause
      : undefined;
  const names =
    all !== undefined && "elements" in all
      ? all.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
      : ["*"];
  const hasDefault = ts.isImportDeclaration(node) && node.importClause?.name !== undefined;
  return hasDefault ? [...(all === undefined ? [] : names), "default"] : names;
}

/** The names that a statement declares and exports, other than by default. */
function namesExported(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const kinds = modifiers.map(({ kind }) => kind);
  if (!kinds.includes(ts.SyntaxKind.ExportKeyword)) return [];
  if (kinds.includes(ts.SyntaxKind.DefaultKeyword)) return [];
  const declared = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [statement as ts.Statement & { name?: ts.Node }];
  return declared.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
}

/** The names that no other file takes: `<file>#<name>`. */
export function unusedExports(modules: ReadonlyMap<string, Module>): string[] {
  const used = new Set(Array.from(modules.values(), ({ uses }) => uses).flat());
  return Array.from(modules, ([file, { exports }]) =>
    used.has(`${file}#*`) ? [] : exports.map((name) => `${file}#${name}`),
  )
    .flat()
    .filter((name) => !used.has(name));
}

/** A file, and all that it imports, directly or by way of others. */
export function reachedFrom(file: string, modules: ReadonlyMap<string, Module>): string[] {
  const reached = new Set([file]);
  for (const one of reached) for (const next of modules.get(one)?.imports ?? []) reached.add(next);
  return [...reached];
}

/** Each circle once: the files on the way from one of them back to it. */
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
