import { readFile } from "node:fs/promises";
import { extname, join, posix } from "node:path";
import { examples } from "../../../examples/in-page/index.ts";
import { piecesOf, root, type Piece } from "./compose.ts";
import type { Page } from "./page.ts";
import { existsSync, statSync } from "node:fs";
import { repository } from "./repository.ts";

const own = new RegExp(`^${repository}/(?:blob|tree)/main/`);

/** The target of a link: a file of the repository or another host. */
interface Target {
  readonly file: string;
  readonly anchor: string;
}

/** Returns the file that a link refers to; undefined for a link to another host. */
function targetOf(from: string, link: string): Target | undefined {
  const [address = "", anchor = ""] = link.split("#");
  if (own.test(address)) return { file: address.replace(own, "").replace(/\/$/, ""), anchor };
  if (/^[a-z]+:/.test(address)) return undefined;
  const file = address === "" ? from : posix.join(posix.dirname(from), address);
  return { file: file.replace(/\/$/, ""), anchor };
}

/**
 * Returns the URL of a link: another page of the site, or a file in the hosted repository.
 * `suffix` is appended to the URL of a page, such as `/` or `.md`.
 */
function linkOf(
  pages: readonly Page[],
  target: Target,
  { base, suffix }: { base: string; suffix: string },
): string {
  // The demo is part of the site.
  if (target.file === "apps/demo") return `${base}demo/`;
  const page = pages.find(({ from }) => from.some(({ file }) => file === target.file));
  const anchor = target.anchor === "" ? "" : `#${target.anchor}`;
  if (page) return `${base}${page.path}${suffix}${anchor}`;
  const path = join(root, target.file);
  if (!existsSync(path)) throw new Error(`A link leads to ${target.file}, which does not exist.`);
  const kind = statSync(path).isDirectory() ? "tree" : "blob";
  return `${repository}/${kind}/main/${target.file}${anchor}`;
}

const folder = "examples/in-page/";
const link = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g;
const alone = /^\[[^\]]+\]\(([^)\s]+)\)$/;

interface Rendered {
  /** Markdown for the site: examples are runnable elements, and links lead to pages. */
  readonly page: string;
  /** Markdown for tools: examples are code, and links lead to Markdown. */
  readonly plain: string;
  readonly hasExample: boolean;
}

/** Returns both versions of a page. */
export async function renderPage(
  pages: readonly Page[],
  page: Page,
  base: string,
): Promise<Rendered> {
  const pieces = await piecesOf(page);
  const used: string[] = [];
  const form = async (suffix: string, example: (file: string) => Promise<string>) => {
    const rendered = pieces.map((piece) =>
      renderPiece(
        piece,
        (target) => linkOf(pages, target, { base, suffix }),
        (file) => {
          used.push(file);
          return example(file);
        },
      ),
    );
    return (await Promise.all(rendered)).join("\n\n").trim();
  };
  const [forSite, plain] = [await form("/", runningExample), await form(".md", codeOf)];
  return { page: forSite, plain, hasExample: used.length > 0 };
}

type LinkTo = (target: { file: string; anchor: string }) => string;

async function renderPiece(
  { file, markdown }: Piece,
  linkTo: LinkTo,
  example: (file: string) => Promise<string>,
): Promise<string> {
  let isCode = false;
  const lines = markdown.split("\n").map(async (line) => {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    if (isCode) return line;
    const [, address = ""] = alone.exec(line) ?? [];
    const target = address === "" ? undefined : targetOf(file, address);
    if (target?.file.startsWith(folder)) return example(target.file.slice(folder.length));
    return line.replaceAll(link, (whole, mark: string, text: string, to: string) => {
      if (file === "") return whole;
      const found = targetOf(file, to);
      return found ? `${mark}[${text}](${linkTo(found)})` : whole;
    });
  });
  return (await Promise.all(lines)).join("\n");
}

async function codeOf(file: string): Promise<string> {
  const code = await readFile(join(root, folder, file), "utf8");
  return `\`\`\`${extname(file).slice(1)}\n${code.trim()}\n\`\`\``;
}

async function runningExample(file: string): Promise<string> {
  const known = examples.find((example) => example.file === file);
  if (!known) throw new Error(`${folder}index.ts does not list ${file}.`);
  const kind = file.endsWith(".tsx") ? "view" : "script";
  return [
    `<waypost-example class="not-content" file="${file}" kind="${kind}" scenario="${known.scenario ?? ""}">`,
    await codeOf(file),
    "</waypost-example>",
  ].join("\n\n");
}
