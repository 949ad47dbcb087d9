import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { publicNames, type PublicName } from "../../lib/public-names.ts";
import { oneLine, textOf } from "../sdk/comments.ts";
import { keysIn } from "./keyboard.ts";

interface Prop {
  name: string;
  type: string;
  words: string;
}

/** A component, as its types and its stories describe it. */
export interface ComponentWords {
  entry: string;
  name: string;
  words: string;
  props: readonly Prop[];
  /** The types outside of the package whose props it takes too, such as `AriaTextFieldProps`. */
  others: readonly string[];
}

/** An entry of the package: its components, the states that its stories show, and its keys. */
export interface EntryWords {
  entry: string;
  components: readonly ComponentWords[];
  states: readonly string[];
  keys: readonly string[];
}

/** Reads the components of the UI package, in the order of their entries. */
export async function readComponents(folder: string): Promise<EntryWords[]> {
  const { names, checker } = await publicNames(folder);
  const components = names.filter((one) => isComponent(one)).map((one) => wordsOf(one, checker));
  const entries = [...new Set(components.map(({ entry }) => entry))].toSorted();
  return Promise.all(
    entries.map(async (entry) => {
      const sources = await sourcesOf(join(folder, "src/components", entry));
      return {
        entry,
        components: components
          .filter((one) => one.entry === entry)
          .toSorted((one, other) => Number(other.name === entry) - Number(one.name === entry)),
        states: Array.from(sources.stories.matchAll(/^export const (\w+): Story/gm), ([, name]) =>
          inWords(name ?? ""),
        ),
        keys: keysIn(sources.code),
      };
    }),
  );
}

const isComponent = ({ name, isType, symbol }: PublicName): boolean =>
  !isType &&
  /^[A-Z][a-z]/.test(name) &&
  symbol.valueDeclaration !== undefined &&
  ts.isFunctionDeclaration(symbol.valueDeclaration);

function wordsOf({ address, name, symbol }: PublicName, checker: ts.TypeChecker): ComponentWords {
  const declaration = symbol.valueDeclaration as ts.FunctionDeclaration;
  const [parameter] = declaration.parameters;
  const type = parameter && checker.getTypeAtLocation(parameter);
  const members = type === undefined ? [] : checker.getPropertiesOfType(type);
  const props = members.flatMap((member) => {
    const [written] = member.declarations ?? [];
    if (written === undefined || !isOurs(written)) return [];
    const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
    const of = ts.isPropertySignature(written) && written.type ? oneLine(written.type) : undefined;
    return {
      name: member.name + (isOptional ? "?" : ""),
      type: (
        of ?? checker.typeToString(checker.getTypeOfSymbolAtLocation(member, declaration))
      ).replace(/ \| undefined$/, ""),
      words: textOf(member, checker),
    };
  });
  const foreign = members.filter(
    ({ declarations: [written] = [] }) => written !== undefined && !isOurs(written),
  );
  const others = foreign
    .map(({ name: other }) => other)
    .filter((other) => !/^(on|aria-)/.test(other));
  return { entry: address.slice(2), name, words: textOf(symbol, checker), props, others };
}

const isOurs = (node: ts.Node): boolean =>
  /packages\/ui\/src\//.test(node.getSourceFile().fileName);

async function sourcesOf(folder: string): Promise<{ code: string; stories: string }> {
  const files = (await readdir(folder)).filter((file) => /\.tsx?$/.test(file));
  const read = async (wanted: (file: string) => boolean) =>
    (
      await Promise.all(files.filter(wanted).map((file) => readFile(join(folder, file), "utf8")))
    ).join("\n");
  return {
    code: await read((file) => !/\.(stories|test|test-d)\./.test(file)),
    stories: await read((file) => file.includes(".stories.")),
  };
}

/** `WithHelp` as "with help". */
const inWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ").toLowerCase();
