import ts from "typescript";
import { nameOf, oneLine, tagsOf, textOf } from "./comments.ts";
import { OPTIONS } from "../../lib/public-names.ts";

/** An operation of the client, as read from its declaration. */
interface OperationWords {
  /** Feature and method, for example `registration.register`. */
  name: string;
  /** The method with the types of its arguments and of its result. */
  signature: string;
  words: string;
  /** Descriptions of arguments. */
  params: { name: string; words: string }[];
  /** The names of the exported types in the signature. */
  mentions: string[];
}

/** A feature of the client. */
interface FeatureWords {
  name: string;
  /** The name of its interface. */
  type: string;
  words: string;
  operations: OperationWords[];
}

/** An exported type or function. */
interface ExportWords {
  name: string;
  words: string;
  /** The declaration of an alias or a function. An interface has fields instead. */
  code: string | null;
  /** The exported interfaces that it extends. */
  extends: string[];
  fields: Field[];
  /** The names of the exported types in it. */
  mentions: string[];
}

interface SdkWords {
  features: FeatureWords[];
  exports: ExportWords[];
}

/**
 * Reads the comments of the SDK's declarations. `entry` is `index.ts` or the built `index.d.ts`.
 */
export function readSdk(entry: string): SdkWords {
  const program = ts.createProgram([entry], OPTIONS);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} is not a module.`);
  const declared = checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
  const names = new Set(declared.map(({ name }) => name));
  const mentionsIn = (node: ts.Node): string[] => [
    ...new Set(identifiersIn(node).filter((name) => names.has(name))),
  ];
  const exports = declared.map(({ name, symbol }): ExportWords => {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration) throw new Error(`${name} has no declaration.`);
    const isInterface = ts.isInterfaceDeclaration(declaration);
    const read = isInterface ? fieldsOf(declaration, checker, names) : { extends: [], fields: [] };
    return {
      name,
      words: textOf(symbol, checker),
      code: isInterface ? null : codeOf(declaration),
      ...read,
      mentions: mentionsIn(declaration).filter((other) => other !== name),
    };
  });
  const client = declared.find(({ name }) => name === "Client")?.symbol;
  if (!client) throw new Error("There is no Client.");
  const features = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(client))
    .map((property) => ({ property, type: checker.getTypeOfSymbol(property) }))
    // Each feature has an interface. `writeTimeout` is a number and `request` a method.
    .filter(({ type }) => type.isClassOrInterface())
    .map(({ property, type }): FeatureWords => {
      const methods = type.getProperties().flatMap((method) => method.declarations ?? []);
      const operations = methods.filter(ts.isMethodSignature).map((method) => ({
        name: `${property.name}.${nameOf(method)}`,
        signature: oneLine(method),
        ...tagsOf(method, checker),
        mentions: mentionsIn(method),
      }));
      const words = textOf(type.symbol, checker);
      return { name: property.name, type: type.symbol.name, words, operations };
    });
  const isFeature = new Set(features.map(({ name }) => name));
  return {
    features,
    exports: exports.map((one) =>
      one.name === "Client"
        ? { ...one, fields: one.fields.filter(({ name }) => !isFeature.has(name)) }
        : one,
    ),
  };
}

/** The declaration of an alias or a function, without its body and modifiers. */
function codeOf(declaration: ts.Declaration): string {
  return oneLine(declaration)
    .replace(/^(export |declare )+/, "")
    .replace("= | ", "= ")
    .replace(/ \{.*\}$/, (body) => (ts.isFunctionDeclaration(declaration) ? "" : body));
}

function identifiersIn(node: ts.Node): string[] {
  const found: string[] = ts.isIdentifier(node) ? [node.text] : [];
  node.forEachChild((child) => void found.push(...identifiersIn(child)));
  return found;
}

/** A field of an interface. */
interface Field {
  name: string;
  type: string;
  isOptional: boolean;
  words: string;
}

/**
 * Returns the fields of an interface, without fields of type `never`. Inherited fields are included
 * only if the parent is not exported, except those of `Error`.
 */
function fieldsOf(
  declaration: ts.InterfaceDeclaration,
  checker: ts.TypeChecker,
  exported: ReadonlySet<string>,
): { extends: string[]; fields: Field[] } {
  const bases = (declaration.heritageClauses ?? []).flatMap((clause) => clause.types);
  const inherited = bases.map((base) => base.expression.getText());
  const hidden = bases
    .filter((base) => !exported.has(base.expression.getText()))
    .flatMap((base) => checker.getTypeAtLocation(base).getProperties())
    .filter(({ name }) => !declaration.members.some((member) => nameOf(member) === name))
    .flatMap((property) => property.declarations ?? [])
    .filter((member) => !/[\\/]typescript[\\/]lib[\\/]/.test(member.getSourceFile().fileName));
  return {
    extends: inherited.filter((name) => exported.has(name)),
    fields: [...hidden, ...declaration.members]
      .filter(ts.isPropertySignature)
      .filter((member) => member.type?.kind !== ts.SyntaxKind.NeverKeyword)
      .map((member) => fieldOf(member, checker)),
  };
}

function fieldOf(member: ts.PropertySignature, checker: ts.TypeChecker): Field {
  const symbol = checker.getSymbolAtLocation(member.name);
  if (!symbol || !member.type) throw new Error(`${nameOf(member)} has no type.`);
  return {
    name: nameOf(member),
    type: oneLine(member.type),
    isOptional: member.questionToken !== undefined,
    words: textOf(symbol, checker),
  };
}
