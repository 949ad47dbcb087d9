import ts from "typescript";

type Named = ts.FunctionDeclaration | ts.VariableDeclaration | ts.PropertyAssignment;

const isNamed = (node: ts.Node): node is Named =>
  ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);

/** The names of what a piece of code is in, and its own. */
interface Place {
  readonly path: readonly string[];
  readonly node: Named;
}

function* placesIn(node: ts.Node, outer: readonly string[] = []): Generator<Place> {
  const { name } = node as Partial<Named>;
  const isPlace = isNamed(node) && name !== undefined;
  const path = isPlace ? [...outer, ts.isStringLiteral(name) ? name.text : name.getText()] : outer;
  if (isPlace) yield { path, node };
  for (const child of node.getChildren()) yield* placesIn(child, path);
}

/** What a name stands for: the body of a function, or a value. */
function valueOf(node: Named): ts.Node | undefined {
  if (ts.isFunctionDeclaration(node)) return node.body;
  const { initializer } = node;
  const isFunction =
    initializer !== undefined &&
    (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
  return isFunction ? initializer.body : initializer;
}

/**
 * The text of a source file in which a name gives something else: see `off` of `Guard`. Throws where
 * the name is not there, or is there more than once.
 */
export function switchOff(text: string, name: string, becomes: string): string {
  const source = ts.createSourceFile("guard.ts", text, ts.ScriptTarget.Latest, true);
  const [own, around] = name.split("/").toReversed();
  const values = [...placesIn(source)]
    .filter(({ path }) => path.at(-1) === own)
    .filter(({ path }) => around === undefined || path.slice(0, -1).includes(around))
    .flatMap(({ node }) => valueOf(node) ?? []);
  const [value, ...more] = values;
  if (value === undefined || more.length > 0) {
    throw new Error(`There are ${values.length} values with the name ${name}.`);
  }
  const now = `(${becomes.replace("$", () => `(${value.getText()})`)})`;
  const body = ts.isBlock(value) ? `{ return ${now}; }` : now;
  return text.slice(0, value.getStart()) + body + text.slice(value.end);
}
