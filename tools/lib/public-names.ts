import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import ts from "typescript";

/** How the sources of the packages are compiled. */
export const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  customConditions: ["@waypost/source"],
  types: [],
};

/** A name that a module of a package exports. */
export interface PublicName {
  /** The entry of the module in the package, such as `./rules`. */
  address: string;
  name: string;
  /** The original declaration of the name. */
  symbol: ts.Symbol;
  isType: boolean;
}

interface Manifest {
  exports?: Record<string, { "@waypost/source"?: string }>;
}

/**
 * Returns all names that a package exports, in the order of their modules, with the type checker.
 */
export async function publicNames(
  folder: string,
): Promise<{ names: PublicName[]; checker: ts.TypeChecker }> {
  const modules = await modulesOf(folder);
  const program = ts.createProgram(
    modules.map(([, file]) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const names = modules.flatMap(([address, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${address} is not a module.`);
    return checker.getExportsOfModule(module).map((exported): PublicName => {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      return {
        address,
        name: exported.name,
        symbol,
        isType: !(symbol.flags & ts.SymbolFlags.Value),
      };
    });
  });
  return { names, checker };
}

/** Returns the modules that a package exports: the entry and the source file of each. */
export async function modulesOf(
  folder: string,
): Promise<(readonly [address: string, file: string])[]> {
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest;
  const found = await Promise.all(
    Object.entries(manifest.exports ?? {}).map(
      async ([address, { "@waypost/source": source = "" }]) => {
        if (!/\.tsx?$/.test(source)) return [];
        if (!source.includes("*")) return [[address, join(folder, source)] as const];
        const at = (stem: string) => join(folder, source.replaceAll("*", stem));
        const names = await readdir(join(folder, dirname(source.replace(/\*.*$/, "x"))));
        const stems = names.map((name) => name.replace(/\.tsx?$/, ""));
        return stems
          .filter((stem) => ts.sys.fileExists(at(stem)))
          .map((stem) => [address.replace("*", stem), at(stem)] as const);
      },
    ),
  );
  return found.flat();
}
