import { basename, dirname, join, relative } from "node:path";
import ts from "typescript";
import { textOf, oneLine } from "../sdk/comments.ts";

/** A hook, as its declaration describes it. */
export interface HookWords {
  name: string;
  /** The folder of its source below `react`, such as `registration`; "" for hooks of all flows. */
  area: string;
  words: string;
  /** Its arguments and its result. */
  signature: string;
  /** A piece of code that uses it; "" if there is none. */
  example: string;
}

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

/** Reads the hooks that a module exports, in the order of their areas and names. */
export function readHooks(entry: string): HookWords[] {
  const program = ts.createProgram([entry], OPTIONS);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} is not a module.`);
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => /^use[A-Z]/.test(name))
    .map((symbol) => {
      const known = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const [declaration] = known.declarations ?? [];
      if (!declaration) throw new Error(`${symbol.name} has no declaration.`);
      const folder = relative(
        join(dirname(entry), "react"),
        dirname(declaration.getSourceFile().fileName),
      );
      return {
        name: symbol.name,
        area: basename(folder),
        words: textOf(known, checker),
        signature: signatureOf(declaration),
        example: exampleOf(known, checker),
      };
    })
    .toSorted(
      (one, other) => one.area.localeCompare(other.area) || (one.name < other.name ? -1 : 1),
    );
}

/** Arguments and result as they are written in the source. */
export function signatureOf(declaration: ts.Declaration): string {
  const written =
    ts.isVariableDeclaration(declaration) && declaration.initializer
      ? declaration.initializer
      : declaration;
  if (!ts.isArrowFunction(written) && !ts.isFunctionDeclaration(written)) return "";
  const types = written.typeParameters?.map(oneLine).join(", ");
  const args = written.parameters.map(argument).join(", ");
  const result = written.type ? `: ${oneLine(written.type)}` : "";
  return `${types === undefined ? "" : `<${types}>`}(${args})${result}`;
}

/** An argument with a default value may be left out; the value itself is not shown. */
const argument = (one: ts.ParameterDeclaration): string =>
  oneLine(one)
    .replace(/ = .*/, "")
    .replace(/,? \}/, " }")
    .replace(/^\w+(?!\w|\?)/, (name) => (one.initializer ? `${name}?` : name));

function exampleOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === "example");
  return ts.displayPartsToString(tag?.text).trim();
}
