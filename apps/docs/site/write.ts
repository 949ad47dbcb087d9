import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "./compose.ts";
import { buildPlay, importable, moduleOf, styles } from "./modules.ts";
import type { Page } from "./page.ts";
import { groups } from "./pages.ts";
import { writeReference } from "./reference.ts";
import { renderPage } from "./render.ts";

const docs = join(import.meta.dirname, "..");
const content = join(docs, "src/content/docs");
const pages = groups.flatMap((group) => group.pages);

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Returns the first sentence of a page, for search engines and `llms.txt`. */
function summaryOf(markdown: string): string {
  const paragraph = markdown.split(/\n\n+/).find((text) => /^[A-Z`*[]/.test(text)) ?? "";
  const plain = paragraph.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/[`*\n]/g, " ");
  return /^.*?[.:?!](?=\s|$)/.exec(plain)?.[0]?.replaceAll(/ +/g, " ") ?? plain;
}

function frontmatter(page: Page, summary: string, hasExample: boolean, base: string): string {
  const script = { tag: "script", attrs: { type: "module", src: `${base}play/player.js` } };
  const fields = {
    title: page.title,
    description: summary,
    ...(hasExample && { head: [script] }),
  };
  // JSON is valid YAML.
  return `---\n${JSON.stringify(fields)}\n---\n\n`;
}

/** Writes the content from which the site is built. */
export async function writeContent(base: string): Promise<void> {
  await rm(content, { recursive: true, force: true });
  await writeReference();
  for (const page of pages) {
    const { page: text, plain, hasExample } = await renderPage(pages, page, base);
    const top = frontmatter(page, summaryOf(plain), hasExample, base);
    await write(join(content, `${page.path}.md`), top + text);
  }
}

/** Writes the files next to the pages: their Markdown, their examples and the list of pages. */
export async function writeFiles(base: string, outDir: string): Promise<void> {
  const [about] = (await readFile(join(root, "README.md"), "utf8")).split("\n\n").slice(1);
  const index = [`# Waypost\n\n> ${about}\n`];
  for (const group of groups) {
    index.push(`\n## ${group.label}\n`);
    for (const page of group.pages) {
      const { plain } = await renderPage(pages, page, base);
      await write(join(outDir, `${page.path}.md`), `# ${page.title}\n\n${plain}\n`);
      index.push(`- [${page.title}](${base}${page.path}.md): ${summaryOf(plain)}`);
    }
  }
  await write(join(outDir, "llms.txt"), `${index.join("\n")}\n`);
  await cp(join(root, "docs/portal.png"), join(outDir, "portal.png"));
  await cp(join(root, "apps/portal/public/icon.svg"), join(outDir, "favicon.svg"));
  await writePlay(join(outDir, "play"));
}

async function writePlay(outDir: string): Promise<void> {
  await buildPlay(outDir);
  const names = await importable();
  const imports = Object.fromEntries(names.map((name) => [name, `./modules/${moduleOf(name)}.js`]));
  imports[styles] = "./styles.js";
  const html = await readFile(join(docs, "play/frame.html"), "utf8");
  await write(join(outDir, "frame.html"), html.replace("IMPORT_MAP", JSON.stringify({ imports })));
  await cp(join(root, "examples/in-page"), join(outDir, "examples"), {
    recursive: true,
    filter: (path) => !/node_modules|package\.json|README/.test(path),
  });
}
