import { lstatSync, readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { TEMPLATES } from "./templates.ts";

const LONGEST_NAME = 60;

/** Files that a folder may contain before the project is created in it. */
const IGNORED: ReadonlySet<string> = new Set([".git", ".DS_Store"]);

/** A name without characters that control the terminal. */
export const printable = (name: string): string => name.replaceAll(/\p{C}/gu, "\ufffd");

/** The characters that each shell replaces between double quotes. */
const REPLACED = { posix: /["$`\\!]/, powershell: /[$`“”„]/, cmd: /(?!)/ };

/** The folder as an argument of `cd`. A `-` at its start would be an option or the last folder. */
export function quoted(folder: string, shell: keyof typeof REPLACED): string {
  const path = folder.startsWith("-") ? `./${folder}` : folder;
  if (/^[\w./-]+$/.test(path)) return path;
  if (!REPLACED[shell].test(path)) return `"${path}"`;
  return `'${path.replaceAll(/['‘’‚‛]/g, (mark) => {
    if (shell === "powershell") return mark + mark;
    return mark === "'" ? String.raw`'\''` : mark;
  })}'`;
}

/** Returns why a project cannot be created in this folder, or undefined if it can. */
export function folderProblem(folder: string): string | undefined {
  if (folder.trim() === "") return "The folder needs a name.";
  const shown = printable(folder);
  try {
    if (readdirSync(folder).some((name) => !IGNORED.has(name)))
      return `The folder ${shown} is not empty. Choose another one.`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTDIR") return `${shown} is a file. Choose another name.`;
    if (code !== "ENOENT") return `The folder ${shown} cannot be read.`;
    const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    if (isLink) return `${shown} is a link that leads nowhere. Choose another name.`;
  }
  return undefined;
}

/** Returns why the pages cannot show this name, or undefined if they can. */
export function nameProblem(name: string): string | undefined {
  if (name.trim() === "") return "The name must not be empty: --name <name>.";
  if (name.trim().length > LONGEST_NAME)
    return `The name can have ${LONGEST_NAME} characters at most.`;
  if (/\p{Cc}/u.test(name)) return "The name must be one line without control characters.";
  return undefined;
}

export const currencyProblem = (currency: string): string | undefined =>
  Intl.supportedValuesOf("currency").includes(currency)
    ? undefined
    : `There is no currency "${currency}". Use a code such as EUR: --currency <code>.`;

export function templateProblem(template: string): string | undefined {
  const names = TEMPLATES.map(({ name }) => name);
  if (names.some((name) => name === template)) return undefined;
  return `There is no template "${template}". Choose one: --template ${names.join(" | ")}.`;
}

/** A valid name of an npm package for this folder. */
export function packageNameOf(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9._~-]+/g, "-")
    .replace(/^[^a-z0-9]+|-+$/g, "");
  return name === "" || name === "node_modules" ? "waypost-project" : name.slice(0, 214);
}

/** A first proposal for the name that the pages show: `acme-tracking` becomes "Acme Tracking". */
export function defaultNameOf(folder: string): string {
  const words = basename(resolve(folder)).split(/[^\p{L}\p{N}]+/u);
  const name = words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
    .trim();
  return nameProblem(name) === undefined ? name : "Sample Tracking";
}
