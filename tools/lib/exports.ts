import { readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import ts from "typescript";
import { modulesOf } from "./public-names.ts";

/** An export of a file, and the files that take it. */
interface Export {
  path: string;
  name: string;
  takers: string[];
}

/**
 * Returns the exports of the files, by name in their syntax: a file takes an export if it imports
 * or re-exports its name from the file that exports it. `import *`, `export *` and `import()` take
 * all names. Left out are the entries of packages, and the files of which nothing is imported
 * (programs, configurations, stories, pages): other programs take their exports.
 */
export async function exportsIn(root: string, paths: readonly string[]): Promise<Export[]> {
  const entries = new Map<string, string>();
  for (const folder of new Set(paths.flatMap((path) => /^packages\/[^/]+/.exec(path)?.[0] ?? [])))
    for (const [address, file] of await modulesOf(join(root, folder)))
      entries.set(posix.join("@waypost", folder.slice(9), address), relative(root, file));
  const files = new Map(
    paths.map((path) => [path, namesOf(path, readFileSync(join(root, path), "utf8"))]),
  );
  const takers = new Map<string, Set<string>>();
  for (const [path, { taken }] of files)
    for (const [module, name] of taken) {
      const base = module.startsWith("@/") ? "examples/react/src" : dirname(path);
      const stem = posix.join(base, module.replace("@/", ""));
      const stems = [stem, `${stem}.ts`, `${stem}.tsx`];
      const file = entries.get(module) ?? stems.find((one) => files.has(one)) ?? "";
      for (const one of name === "*" ? (files.get(file)?.exported ?? []) : [name]) {
        const key = `${file} ${one}`;
        takers.set(key, (takers.get(key) ?? new Set()).add(path));
      }
    }
  return [...files].flatMap(([path, { exported }]) => {
    const all = [...exported].map((name) => {
      return { path, name, takers: [...(takers.get(`${path} ${name}`) ?? [])] };
    });
    const isEntry = /\.(config|stories)\./.test(path) || [...entries.values()].includes(path);
    return isEntry || all.every((one) => one.takers.length === 0) ? [] : all;
  });
}

/** The names that a file exports, and those that it takes: `*` for all of a module. */
function namesOf(path: string, text: string) {
  const exported: string[] = [];
  const taken: (readonly [module: string, name: string])[] = [];
  const take = (module: ts.Node | undefined, list?: ts.Node) => {
    if (!module || !ts.isStringLiteralLike(module)) return;
    const isNamed = list && (ts.isNamedImports(list) || ts.isNamedExports(list));
    const names = isNamed ? list.elements.map((one) => (one.propertyName ?? one.name).text) : ["*"];
    taken.push(...names.map((name) => [module.text, name] as const));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { name, namedBindings } = node.importClause ?? {};
      if (name) taken.push([(node.moduleSpecifier as ts.StringLiteral).text, "default"]);
      if (namedBindings) take(node.moduleSpecifier, namedBindings);
    } else if (ts.isExportDeclaration(node)) {
      take(node.moduleSpecifier, node.exportClause);
      const list = node.exportClause && ts.isNamedExports(node.exportClause) && node.exportClause;
      if (list) exported.push(...list.elements.map(({ name }) => name.text));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0]);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      take(node.argument.literal);
    else if (ts.isExportAssignment(node)) exported.push("default");
    else if (node.parent === source && ts.canHaveModifiers(node)) exported.push(...declared(node));
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  visit(source);
  return { exported: new Set(exported), taken };
}

function declared(node: ts.HasModifiers): string[] {
  const has = (kind: ts.SyntaxKind) => node.modifiers?.some((one) => one.kind === kind) ?? false;
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (has(ts.SyntaxKind.DefaultKeyword)) return ["default"];
  const all = ts.isVariableStatement(node) ? node.declarationList.declarations : [node];
  return all.flatMap(({ name }: { name?: ts.Node }) =>
    name && ts.isIdentifier(name) ? [name.text] : [],
  );
}
