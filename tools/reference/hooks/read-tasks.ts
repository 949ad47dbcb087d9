import ts from "typescript";
import type { Task, TaskShape } from "../../../packages/hooks/src/flows/task/task.ts";
import type { PublicName } from "../../lib/public-names.ts";
import { oneLine, textOf } from "../sdk/comments.ts";
import { clientCalls } from "./client-calls.ts";

/** A member of the input, the state or the request of a task. */
export interface TaskMember {
  name: string;
  type: string;
  words: string;
}

/** A self-service task, as read from its declaration. */
export interface TaskWords {
  name: string;
  words: string;
  parts: Readonly<Record<"input" | "draft" | "data" | "detail" | "request", readonly TaskMember[]>>;
  /** The source of each stage's form. */
  stages: readonly string[];
  repeat: NonNullable<Task<TaskShape>["repeat"]>;
  secrets: readonly string[];
  /** The operations that it calls, such as `packs.buySms`. */
  calls: Readonly<Record<"reads" | "details" | "imei" | "send" | "readBack", readonly string[]>>;
}

/** Reads the tasks among the public names. `flows` has their values. */
export function readTasks(
  { names, checker }: { names: readonly PublicName[]; checker: ts.TypeChecker },
  flows: Readonly<Record<string, unknown>>,
): TaskWords[] {
  return names
    .filter(({ address, name }) => address === "./flows" && isTask(flows[name]))
    .map(({ name, symbol }) => {
      const declaration = symbol.valueDeclaration;
      if (!declaration || !ts.isVariableDeclaration(declaration))
        throw new Error(`${name} has no declaration.`);
      const { task } = flows[name] as { task: Task<TaskShape> };
      const shape = shapeOf(symbol, declaration, checker);
      const part = (key: string) => membersOf(shape.getProperty(key), declaration, checker);
      const callsOf = (key: string) => {
        const written = memberOf(declaration, key, checker);
        return written === undefined ? [] : clientCalls(written, checker);
      };
      const stages = memberOf(declaration, "stages", checker);
      return {
        name,
        words: textOf(symbol, checker),
        parts: {
          input: part("input"),
          draft: part("draft"),
          data: part("data"),
          detail: part("detail"),
          request: part("request"),
        },
        stages: stages === undefined ? [] : formsOf(stages, checker),
        repeat: task.repeat ?? "charges",
        secrets: (task.secrets ?? []).map(String),
        calls: {
          reads: callsOf("reads"),
          details: callsOf("stages"),
          imei: callsOf("imei"),
          send: callsOf("send"),
          readBack: callsOf("readBack"),
        },
      };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const isTask = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "task" in value;

/** The type argument of a `TaskFlow`. */
function shapeOf(symbol: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): ts.Type {
  const type = checker.getTypeOfSymbolAtLocation(symbol, at) as ts.TypeReference;
  const [shape] = checker.getTypeArguments(type);
  if (shape === undefined) throw new Error(`${symbol.name} has no shape.`);
  return shape;
}

function membersOf(
  part: ts.Symbol | undefined,
  at: ts.Node,
  checker: ts.TypeChecker,
): TaskMember[] {
  if (part === undefined) return [];
  const type = checker.getTypeOfSymbolAtLocation(part, at);
  if (type.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) return [];
  return checker.getPropertiesOfType(type).map((member) => ({
    name: member.name,
    type: checker.typeToString(
      checker.getTypeOfSymbolAtLocation(member, at),
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    ),
    words: textOf(member, checker),
  }));
}

/** Returns a member of the object that declares a task, including those of spread objects. */
function memberOf(
  node: ts.Node,
  key: string,
  checker: ts.TypeChecker,
): ts.ObjectLiteralElementLike | undefined {
  const object = objectIn(node);
  if (object === undefined) return undefined;
  const own = object.properties.find((one) => one.name?.getText() === key);
  if (own !== undefined) return own;
  for (const spread of object.properties.filter(ts.isSpreadAssignment).toReversed()) {
    const symbol = checker.getSymbolAtLocation(spread.expression);
    const known =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const found = known?.valueDeclaration && memberOf(known.valueDeclaration, key, checker);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the first object in a declaration: `{ … }`, `taskFlow({ … })` or `{ … } satisfies T`. */
function objectIn(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.forEachChild(node, (child) => (ts.isTypeNode(child) ? undefined : objectIn(child)));
}

/** Returns the forms of the stages, by name. A stage may be a separate constant. */
function formsOf(stages: ts.Node, checker: ts.TypeChecker): string[] {
  const forms: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === "form") {
      forms.push(oneLine(node.initializer).replace(/^\(.*?\) => /, ""));
      return;
    }
    const constant = constantOf(node, checker);
    if (constant !== undefined) {
      if (ts.isObjectLiteralExpression(constant)) visit(constant);
      else if (ts.isShorthandPropertyAssignment(node)) forms.push(oneLine(constant));
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(stages);
  return forms;
}

/** Resolves a constant to its value: `listedDevice` in a list, or `{ form }`. */
function constantOf(node: ts.Node, checker: ts.TypeChecker): ts.Expression | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node)
    ? checker.getShorthandAssignmentValueSymbol(node)
    : ts.isIdentifier(node) && ts.isArrayLiteralExpression(node.parent)
      ? checker.getSymbolAtLocation(node)
      : undefined;
  const declaration = symbol?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}
