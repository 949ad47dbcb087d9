import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "../..");
/** A block of code in a page. */
export interface Block {
  readonly page: string;
  /** The line of its fence in the page, from 1. */
  readonly line: number;
  /** The words after the fence: `ts`, or `ts fragment` for code that is not complete. */
  readonly fence: string;
  readonly code: string;
}

/**
 * The pages with blocks: the docs that are written by hand, and the READMEs. A long test follows
 * `adding-a-task.md` in a copy of the repository.
 */
const pages = globSync(
  ["README.md", "{packages,apps,examples}/*/README.md", "docs/*.md", "docs/{start,guides}/*.md"],
  { cwd: root },
)
  .filter((page) => page !== "docs/adding-a-task.md")
  .toSorted();

const text = (page: string) => readFileSync(join(root, page), "utf8");

export const blocks: readonly Block[] = pages.flatMap((page) =>
  [...text(page).matchAll(/^```(\w[\w ]*)\n(.*?)^```/gms)].map(
    ({ 1: fence = "", 2: code = "", index, input }): Block => ({
      page,
      line: input.slice(0, index).split("\n").length,
      fence,
      code,
    }),
  ),
);

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  types: ["node"],
  noUncheckedSideEffectImports: false,
};

/** The folder of the blocks of the docs, which exists in memory only. */
const PORTAL = "apps/portal/blocks-of-docs";

/** The modules from which a reader adds an import, the most likely ones first. */
const LIBRARIES = [
  "@waypost/hooks",
  "@waypost/hooks/flows",
  "@waypost/hooks/messages",
  "@waypost/sdk",
  "@waypost/adapter",
  "@waypost/hooks/rules",
  "@waypost/hooks/testing",
  "react",
  "@tanstack/react-query",
  "vitest",
];

/** The two objects of a reader's page that most blocks use. */
const READERS = new Map([
  ["client", 'import("@waypost/sdk").Client'],
  ["waypost", 'import("@waypost/hooks/flows").Waypost'],
]);

/** Compiles modules that are in memory, by their paths. */
function compile(modules: ReadonlyMap<string, string>, before?: ts.Program): ts.Program {
  const disk = ts.createCompilerHost(OPTIONS);
  const sources = new Map<string, ts.SourceFile | undefined>();
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => modules.has(path) || disk.fileExists(path),
    directoryExists: (path) => path.includes(PORTAL) || disk.directoryExists?.(path) === true,
    readFile: (path) => modules.get(path) ?? disk.readFile(path),
    getSourceFile: (path, ...rest) => {
      const code = modules.get(path);
      if (code !== undefined) return ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true);
      if (!sources.has(path))
        sources.set(path, before?.getSourceFile(path) ?? disk.getSourceFile(path, ...rest));
      return sources.get(path);
    },
  };
  return ts.createProgram([...modules.keys()], OPTIONS, host);
}

const UNDECLARED = new Set([2304, 2552, 2582, 18_004, 2503]);
const IMPLICIT = new Set([7006, 7031]);
const UNKNOWN_MODULE = 2307;

const wordAt = ({ start = 0, length = 0, file }: ts.Diagnostic) =>
  file?.text.slice(start, start + length) ?? "";

/**
 * Returns the type errors of blocks, each with its page and line. What a reader has to add is added
 * by one rule. A name that is not declared is imported as another block of the page imports it, or
 * from a library. Otherwise it is a value of the reader, of any type. A package that is not installed
 * here has any type.
 */
export function errorsOf(all: readonly Block[]): string[] {
  const paths = all.map(({ page, fence, code }, at) => {
    // A block that begins with a path is that file of the page's project.
    const path = /^\/\/ ([\w./-]+\.tsx?)\n/.exec(code)?.[1] ?? `block-${at}.${fence}`;
    // The imports of a README are resolved from its folder. The portal has the packages of the docs.
    return /^(packages|examples)/.test(page)
      ? join(root, dirname(page), path)
      : join(root, PORTAL, page.replaceAll(/\W/g, "-"), path);
  });
  const probe = join(root, PORTAL, "libraries.ts");
  const codes = new Map(all.map(({ code }, at) => [paths[at] ?? "", `${code}\nexport {};\n`]));
  const first = compile(
    new Map([...codes, [probe, LIBRARIES.map((name) => `import "${name}";`).join("\n")]]),
  );
  const checker = first.getTypeChecker();
  const exported = new Map<string, string>();
  for (const statement of first.getSourceFile(probe)?.statements ?? []) {
    if (!ts.isImportDeclaration(statement)) continue;
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
    const { text: name } = statement.moduleSpecifier as ts.StringLiteral;
    for (const { name: one } of module ? checker.getExportsOfModule(module) : [])
      if (!exported.has(one)) exported.set(one, name);
  }
  const unknown = new Set<string>();
  const completed = new Map<string, string>();
  for (const [at, { page }] of all.entries()) {
    const path = paths[at] ?? "";
    const found = ts.getPreEmitDiagnostics(first, first.getSourceFile(path));
    for (const one of found.filter(({ code }) => code === UNKNOWN_MODULE)) {
      const name = wordAt(one).slice(1, -1);
      if (!/^(\.|@waypost\/)/.test(name)) unknown.add(name);
    }
    const names = new Set(found.filter(({ code }) => UNDECLARED.has(code)).map(wordAt));
    const ofPage = all
      .filter((one) => one.page === page)
      .flatMap(({ code }) => code.match(/^import .*?;$/gms) ?? []);
    const added = [...names].map((name) => {
      const given = ofPage.find((line) => new RegExp(`\\b${name}\\b.* from `, "s").test(line));
      if (given) return given.replaceAll("\n", " ");
      const library = exported.get(name);
      if (library) return `import { ${name} } from "${library}";`;
      return `declare const ${name}: ${READERS.get(name) ?? "any"};`;
    });
    completed.set(path, `${[...new Set(added)].join(" ")} ${codes.get(path)}`);
  }
  const ambient = [...unknown].map((name) => `declare module "${name}";`).join("\n");
  const second = compile(
    new Map([...completed, [join(root, PORTAL, "unknown.d.ts"), ambient]]),
    first,
  );
  return all.flatMap(({ page, line, code: given }, at) => {
    // Parameters of callbacks have no type if their package is not installed here.
    const isPartly = [...unknown].some((name) => given.includes(`"${name}"`));
    return ts
      .getPreEmitDiagnostics(second, second.getSourceFile(paths[at] ?? ""))
      .filter(({ code }) => !(isPartly && IMPLICIT.has(code)))
      .map(({ file, start = 0, messageText }) => {
        const row = file?.getLineAndCharacterOfPosition(start).line ?? 0;
        return `${page}:${line + 1 + row}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
      });
  });
}
