import { globSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { resolve, relative } from "node:path";
import ts from "typescript";
import { expect, onTestFinished, test } from "vitest";

const TEXT =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.TypeParameter;

const LISTS = ["Array", "ReadonlyArray", "Iterable"];

/** A component that wraps a text child in its own element. */
const WRAPPER = "InElement";

/**
 * Finds texts with siblings, in fragments or in lists, and texts that a component returns. React
 * creates a text node for each of them, and fails to remove or to move a node that a translator has
 * replaced. A text that is the only child of an element has no such node.
 */
function bareTexts(files: readonly string[], options: ts.CompilerOptions): string[] {
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const found: string[] = [];

  const isText = (type: ts.Type, seen = new Set<ts.Type>()): boolean => {
    if (seen.has(type)) return false;
    seen.add(type);
    if (type.isUnion()) return type.types.some((part) => isText(part, seen));
    return (type.flags & TEXT) !== 0 || isListOfTexts(type, seen);
  };
  const isListOfTexts = (type: ts.Type, seen = new Set<ts.Type>()): boolean =>
    LISTS.includes(type.symbol?.name ?? "") &&
    checker.getTypeArguments(type as ts.TypeReference).some((entry) => isText(entry, seen));

  const isBare = (part: ts.JsxChild, isAlone: boolean): boolean => {
    if (ts.isJsxText(part)) return !isAlone;
    if (!ts.isJsxExpression(part) || part.expression === undefined) return false;
    const type = checker.getTypeAtLocation(part.expression);
    if (isAlone) return isListOfTexts(type);
    const rendered = type.getCallSignatures().map((signature) => signature.getReturnType());
    return isText(type) || rendered.some((one) => isText(one));
  };
  /** Components of React Aria wrap their children in contexts, so that a text child has a node. */
  const passesChildrenOn = (node: ts.JsxElement | ts.JsxFragment): boolean => {
    if (ts.isJsxFragment(node)) return true;
    const symbol = checker.getSymbolAtLocation(node.openingElement.tagName);
    const [declared] = symbol?.declarations ?? [];
    const imported = declared && ts.findAncestor(declared, ts.isImportDeclaration);
    return imported?.moduleSpecifier.getText().includes("react-aria-components") === true;
  };
  /** A function that is used as a component, and its return value. */
  const returned = (tag: ts.JsxTagNameExpression): ts.Node | undefined => {
    const [signature] = checker.getTypeAtLocation(tag).getCallSignatures();
    const declared = signature?.getDeclaration();
    if (signature === undefined || declared === undefined) return undefined;
    const type = signature.getReturnType();
    // Forwarded children are checked where they are written.
    const passesOn = type.aliasSymbol?.name === "ReactNode";
    const isOurs = files.includes(declared.getSourceFile().fileName);
    return isOurs && !passesOn && isText(type) ? declared : undefined;
  };

  const visit = (node: ts.Node, report: (node: ts.Node) => void): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const tag = ts.isJsxElement(node) ? node.openingElement.tagName.getText() : "Fragment";
      const parts = node.children.filter(isShown);
      const isAlone = parts.length === 1 && tag !== "Fragment" && !passesChildrenOn(node);
      if (tag !== WRAPPER) parts.filter((part) => isBare(part, isAlone)).forEach(report);
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      if (returned(node.tagName) !== undefined) report(node.tagName);
    }
    ts.forEachChild(node, (child) => visit(child, report));
  };

  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} cannot be read.`);
    visit(source, (node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const text = node.getText().replaceAll(/\s+/g, " ").trim();
      found.push(`${relative(process.cwd(), file)}:${line + 1} ${text}`);
    });
  }
  return found;
}

const isShown = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined;

const { config } = ts.readConfigFile("tsconfig.json", (path) => ts.sys.readFile(path)) as {
  config: unknown;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());

test("every text in components and the portal has its own element, as translated pages need", () => {
  const files = globSync(["packages/ui/src/**/*.tsx", "apps/portal/src/**/*.tsx"])
    .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
    .map((file) => resolve(file));
  expect(files.length).toBeGreaterThan(200);
  expect(bareTexts(files, options)).toEqual([]);
});

const SAMPLE = `
import { Fragment, type ReactNode } from "react";
const Words = ({ isLong }: { isLong: boolean }) => (isLong ? "long" : <b>short</b>);
export const Sample = (props: { is: boolean; name: string; children: ReactNode; list: string[] }) => (
  <div>
    <p>{props.name}</p>
    <p>{props.is && "alone"}</p>
    <p>
      {props.is && "beside"}
      <b>{props.name}</b>{" "}
      {props.children}
    </p>
    <p>{props.list.map((one) => one)}</p>
    <p><>{props.name}</></p>
    <p><Fragment>in a fragment</Fragment></p>
    <p><Words isLong={props.is} /></p>
  </div>
);
`;

test("a bare text is found wherever React creates a text node for it", async () => {
  const folder = resolve("node_modules/.cache/bare-texts");
  const file = resolve(folder, "Sample.tsx");
  await mkdir(folder, { recursive: true });
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(file, SAMPLE);
  expect(bareTexts([file], options).map((line) => line.replace(/^\S+ /, ""))).toEqual([
    '{props.is && "beside"}',
    '{" "}',
    "{props.children}",
    "{props.list.map((one) => one)}",
    "{props.name}",
    "in a fragment",
    "Words",
  ]);
});
