import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join, posix } from "node:path";
import type { Page } from "./page.ts";

const root = join(import.meta.dirname, "../../..");
/** The folder of TypeDoc's output, with a file for each entry. It is not committed. */
const folder = "apps/docs/.reference";

/** Writes the reference of the packages, from which pages of the site are generated. */
export async function writeReference(): Promise<void> {
  // The site's configuration imports this file and does not need TypeDoc.
  const { readReference } = await import("../../../tools/reference/typedoc.ts");
  const { warnings, write } = await readReference();
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  await write(join(root, folder));
  const texts = new Map<string, string>();
  for await (const file of glob("**/*.md", { cwd: join(root, folder) }))
    texts.set(file, readFileSync(join(root, folder, file), "utf8"));
  const ids = new Map([...texts].map(([file, text]) => [file, anchorsIn(text)]));
  for (const [file, text] of texts)
    writeFileSync(join(root, folder, file), withAnchors(file, text, ids));
}

/** Returns the ids that links can point to. */
function anchorsIn(text: string): Set<string> {
  const ids = new Set(Array.from(text.matchAll(/<a id="([^"]+)"/g), ([, id = ""]) => id));
  const counts = new Map<string, number>();
  for (const [, heading = ""] of text.matchAll(/^#+ (.+)$/gm)) {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-");
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    ids.add(count === 0 ? slug : `${slug}-${count}`);
  }
  return ids;
}

/**
 * Corrects links. TypeDoc also counts names that it lists in tables, so the number of some anchors
 * is too high.
 */
function withAnchors(
  file: string,
  text: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  return text.replaceAll(
    /\(([\w./-]*)#([\w-]+?)-(\d+)\)/g,
    (link, path: string, slug: string, count: string) => {
      const ids = anchors.get(path === "" ? file : posix.join(posix.dirname(file), path));
      const isBroken = ids?.has(slug) === true && !ids.has(`${slug}-${count}`);
      return isBroken ? `(${path}#${slug})` : link;
    },
  );
}

/** Returns a page for each entry of a package, without the texts of areas, which are data. */
export function entryPages(name: "sdk" | "hooks" | "ui" | "sandbox"): Page[] {
  const manifest = readFileSync(join(root, "packages", name, "package.json"), "utf8");
  const { exports } = JSON.parse(manifest) as { exports: object };
  const entries = Object.keys(exports).filter(
    (entry) => !/^\.\/messages\/|\*|\.json$|\.css$/.test(entry),
  );
  const components = name === "ui" ? readdirSync(join(root, "packages/ui/src/components")) : [];
  return [...entries, ...components.toSorted().map((one) => `./${one}`)].map((entry) => {
    const path = `${name}${entry.slice(1)}`;
    return {
      path: `reference/${path.toLowerCase()}`,
      title: `@waypost/${path}`,
      from: [{ file: `${folder}/${path}.md` }],
    };
  });
}
