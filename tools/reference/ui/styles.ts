import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** The files of a folder: a component with its parts, or the shared files. */
export interface Source {
  name: string;
  css: string;
  /** Its TypeScript, without stories and tests. */
  code: string;
}

export interface Variable {
  name: string;
  light: string;
  /** Equals `light` if the themes do not differ. */
  dark: string;
}

const root = join(import.meta.dirname, "../../../packages/ui/src");

export async function components(): Promise<Source[]> {
  const names = (await readdir(join(root, "components"))).toSorted();
  return Promise.all(names.map((name) => readFolder(join(root, "components", name))));
}

/** The style sheet with the classes for plain elements. */
export const base = (): Promise<string> => read(join(root, "base.css"));

export const tokens = (): Promise<string> => read(join(root, "tokens.css"));

async function readFolder(folder: string): Promise<Source> {
  const files = await readdir(folder);
  const all = async (pattern: RegExp) => {
    const texts = files
      .filter((file) => pattern.test(file))
      .map((file) => read(join(folder, file)));
    return (await Promise.all(texts)).join("\n");
  };
  return {
    name: basename(folder),
    css: await all(/\.css$/),
    code: await all(/^(?!.*\.(?:stories|test|test-d)\.).*\.tsx?$/),
  };
}

const read = async (file: string): Promise<string> =>
  (await readFile(file, "utf8")).replaceAll(/\/\*[\s\S]*?\*\//g, "");

const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, found = ""]) => found)),
];

/** Returns the classes with rules in a style sheet. */
export const classesOf = (css: string): string[] => matches(css, /\.(waypost-[\w-]*\w)/g);

/** Returns the classes that code assigns to elements. */
export const classesIn = (code: string): string[] =>
  matches(code, /(?<![-\w])(waypost-[\w-]*\w)(?![\w$-])/g);

/** The attributes that a style sheet uses for states. */
export const attributesOf = (css: string): string[] => matches(css, /\[(data-[\w-]+)/g);

export const variablesIn = (css: string): string[] =>
  matches(css, /(--waypost-[\w-]+)(?![\w-]|:")/g);

/** The variables that a style sheet sets, with the first value of each. */
export function variablesOf(css: string): Variable[] {
  // Later rules change them for reduced motion and forced colours.
  const found = new Map<string, Variable>();
  for (const [, name = "", value = ""] of css.matchAll(/(--waypost-[\w-]+):(?!")\s*([^;]+);/g)) {
    if (!found.has(name)) found.set(name, { name, ...themesOf(value.replaceAll(/\s+/g, " ")) });
  }
  return [...found.values()];
}

/** Splits every `light-dark(…)` in a value. */
function themesOf(value: string): { light: string; dark: string } {
  const themes = { light: value, dark: value };
  for (const [call, light = "", dark = ""] of value.matchAll(PAIR)) {
    themes.light = themes.light.replace(call, light.trim());
    themes.dark = themes.dark.replace(call, dark.trim());
  }
  return themes;
}

/** Matches a value with nested brackets, as in `oklch(from var(--x) calc(…) c h)`. */
const NESTED = String.raw`(?:[^(),]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`;
const PAIR = new RegExp(
  String.raw`light-dark\(\s*var\(\s*--waypost-either,\s*(${NESTED}),\s*(${NESTED})\)\s*\)`,
  "g",
);
