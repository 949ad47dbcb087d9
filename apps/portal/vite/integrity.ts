import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Makes browsers check every script and stylesheet of the build against its hash: by the
 * `integrity` attribute for those in `index.html`, and by the import map for all others.
 */
export function integrity(): Plugin {
  return {
    name: "waypost-integrity",
    apply: "build",
    writeBundle: {
      // The hashes are those of the files as written.
      order: "post",
      sequential: true,
      handler: async ({ dir = "" }) => {
        const file = join(dir, "index.html");
        await writeFile(file, withIntegrity(await readFile(file, "utf8"), await hashesIn(dir)));
      },
    },
  };
}

/** Returns the path of each script and stylesheet, relative to `index.html`, with its hash. */
async function hashesIn(dir: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(join(dir, "assets"))).filter((name) => /\.(js|css)$/.test(name));
  const entries = names.map(async (name) => {
    const hash = createHash("sha256").update(await readFile(join(dir, "assets", name)));
    return [`./assets/${name}`, `sha256-${hash.digest("base64")}`] as const;
  });
  return new Map(await Promise.all(entries));
}

const FILE_TAG = /<(?:script|link) [^>]*(?:src|href)="(\.\/assets\/[^"]+)"/g;
const STYLESHEET_TAG = /\s*(<link rel="stylesheet"[^>]*>)/g;

function withIntegrity(html: string, hashes: ReadonlyMap<string, string>): string {
  const named = html.replaceAll(FILE_TAG, (tag: string, path: string) => {
    const hash = hashes.get(path);
    if (hash === undefined) throw new Error(`index.html names ${path}, which is not in the build.`);
    return `${tag} integrity="${hash}"`;
  });
  const scripts = [...hashes].filter(([path]) => path.endsWith(".js"));
  const map = JSON.stringify({ integrity: Object.fromEntries(scripts) });
  const stylesheets = [...named.matchAll(STYLESHEET_TAG)].map(([, tag]) => tag);
  // An import map applies only to modules requested after it. At the end of the body, the
  // stylesheet does not delay the first paint of the page's skeleton.
  const result = named
    .replaceAll(STYLESHEET_TAG, "")
    .replace(/(\s*)(<script type="module")/, `$1<script type="importmap">${map}</script>$1$2`)
    .replace(/\s*<\/body>/, `\n    ${stylesheets.join("\n    ")}$&`);
  if (!result.includes(map)) throw new Error("index.html has no script of type module.");
  return result;
}
