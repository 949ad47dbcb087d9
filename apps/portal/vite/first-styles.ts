import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, type Container } from "postcss";
import type { Plugin, Rolldown } from "vite";

/** The content before all styles have loaded: the first page, the language select, and failures. */
const EARLY = /\/(RegistrationPage|LanguageSelect|CrashPage|ConfigErrorPage|ToastRegion)\.tsx$/;
const LINK = /<link rel="stylesheet"([^>]*) href="(\.\/assets\/[^"]+)">/;

/**
 * Lets the first page wait only for its own styles. `index.html` gets a stylesheet with the rules
 * whose classes occur in its code, and the full one in a template, from which `styles.ts` takes
 * it. The full one has every rule in the same order, so that both together look like the full one.
 */
export function firstStyles(): Plugin {
  return {
    name: "waypost-first-styles",
    apply: "build",
    writeBundle: {
      // Before the plugin that adds the hashes.
      sequential: true,
      handler: async ({ dir = "" }, bundle) => {
        const file = join(dir, "index.html");
        const html = await readFile(file, "utf8");
        const [link, attributes, path] = LINK.exec(html) ?? [];
        if (link === undefined || path === undefined) throw new Error("index.html has no styles.");
        const rules = rulesFor(earlyCode(bundle), await readFile(join(dir, path), "utf8"));
        const css = `${rules}\n${fetchingImagesOf(rules)}`;
        const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
        const first = `./assets/first-${hash}.css`;
        await writeFile(join(dir, first), css);
        // Browsers fetch a disabled stylesheet in advance, but nothing in a template.
        const later = `<template id="styles"><link${attributes} rel="stylesheet" href="${path}"></template>`;
        const now = `<link rel="stylesheet"${attributes} href="${first}">`;
        await writeFile(file, html.replace(link, `${now}\n    ${later}`));
      },
    },
  };
}

/** Returns the code of the entry and of the early pages, with the chunks that they import. */
function earlyCode(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const early = new Set(
    chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => EARLY.test(id))),
  );
  for (const { imports } of early) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) early.add(chunk);
  }
  return [...early].map(({ code }) => code).join("\n");
}

/** Returns the rules of a stylesheet that can apply to an element of this code. */
function rulesFor(code: string, css: string): string {
  const root = parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => canMatch(selector, code));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  dropEmpty(root);
  return root.toString();
}

/**
 * Makes browsers fetch the images while the page shows its skeleton. Otherwise they would wait for
 * the scripts that render their elements.
 */
function fetchingImagesOf(css: string): string {
  const images = new Set(css.match(/url\([^)]+\)/g));
  return `.shape::before { content: ""; position: absolute; mask: ${[...images].join(", ")}; }`;
}

const CLASS = /\.(-?[a-z_][\w-]*)/gi;
const INNERMOST_LIST = /:([\w-]+)\(([^()]*)\)/;
const UNKNOWN_CLASS = ".in-no-code";

/**
 * True if all classes of a selector occur in this code. For a list such as `:where(:root, .dark)`,
 * those of one entry are enough. Classes in `:not()` need not occur.
 */
function canMatch(selector: string, code: string): boolean {
  const isKnown = (part: string) =>
    [...part.matchAll(CLASS)].every(([, name = ""]) => code.includes(name));
  const shorter = selector.replace(INNERMOST_LIST, (_, name: string, list: string) =>
    name === "not" || list.split(",").some(isKnown) ? "" : UNKNOWN_CLASS,
  );
  return shorter === selector ? isKnown(selector) : canMatch(shorter, code);
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== "atrule" || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
