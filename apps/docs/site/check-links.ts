import { glob, readFile } from "node:fs/promises";
import { posix } from "node:path";

/** The ids and links of a page. */
interface Checked {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, "g");
const valuesOf = (html: string, name: string): string[] =>
  [...html.matchAll(attribute(name))].map(([, value = ""]) => value.replaceAll("&amp;", "&"));

/** Returns the links of a built site that lead to a missing file or a missing anchor. */
export async function brokenLinks(folder: string, base: string): Promise<string[]> {
  const files = new Set<string>();
  for await (const entry of glob("**/*", { cwd: folder })) files.add(`${base}${entry}`);
  const pages = new Map<string, Checked>();
  for (const file of files) {
    if (!file.endsWith(".html") || file.startsWith(`${base}demo/`)) continue;
    const html = await readFile(`${folder}/${file.slice(base.length)}`, "utf8");
    const links = [...valuesOf(html, "href"), ...valuesOf(html, "src")];
    pages.set(file, { ids: new Set(valuesOf(html, "id")), links });
  }
  return [...pages].flatMap(([from, { links }]) =>
    links
      .filter((link) => !/^[a-z]+:/.test(link) && !leads(files, pages, from, link))
      .map((link) => `${from}: ${link}`),
  );
}

function leads(
  files: ReadonlySet<string>,
  pages: ReadonlyMap<string, Checked>,
  from: string,
  link: string,
): boolean {
  const [address = "", anchor = ""] = link.split("#");
  const path = address === "" ? from : posix.resolve(posix.dirname(from), address);
  const file = address.endsWith("/") ? posix.join(path, "index.html") : path;
  if (!files.has(file)) return false;
  const page = pages.get(file);
  return anchor === "" || page === undefined || page.ids.has(decodeURIComponent(anchor));
}
