import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "./page.ts";

const root = join(import.meta.dirname, "../../..");
/** Where TypeDoc writes the reference, a file for each entry. Nothing of it is committed. */
const folder = "apps/docs/.reference";

/** Writes the reference of the packages, from which pages of the site are made. */
export async function writeReference(): Promise<void> {
  // The site's configuration, which imports this file, needs no TypeDoc.
  const { readReference } = await import("../../../tools/reference/typedoc.ts");
  const { warnings, write } = await readReference();
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  await write(join(root, folder));
}

/** A page for each entry of a package, without the texts of one area, which are data. */
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
