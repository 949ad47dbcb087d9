import ts from "typescript";

/** Returns the text of a comment, with one line per paragraph. */
export function textOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return paragraphs(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
}

/** Returns the text of a method's comment, and its descriptions of arguments. */
export function tagsOf(method: ts.MethodSignature, checker: ts.TypeChecker) {
  const symbol = checker.getSymbolAtLocation(method.name);
  if (!symbol) throw new Error(`${nameOf(method)} has no symbol.`);
  const params = ts
    .getJSDocTags(method)
    .filter(ts.isJSDocParameterTag)
    .map((tag) => ({
      name: tag.name.getText(),
      words: paragraphs(ts.getTextOfJSDocComment(tag.comment) ?? ""),
    }));
  return { words: textOf(symbol, checker), params };
}

export const nameOf = (member: ts.NamedDeclaration): string => member.name?.getText() ?? "";

/** Returns the code of a node without comments and line breaks. */
export function oneLine(node: ts.Node): string {
  return node
    .getText()
    .replace(/\/\*\*[^]*?\*\/|\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([([]) /g, "$1")
    .replace(/,? ([)\]])/g, "$1")
    .replace(/;$/, "")
    .trim();
}

/** Joins wrapped lines, but not paragraphs. */
const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .join("\n\n");
