import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The extensions of the assets that are compressed. */
export const COMPRESSIBLE = new Set([".css", ".js", ".svg", ".wasm"]);
/** Smaller files do not benefit. */
const MIN_BYTES = 1024;

export const brotli = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } });

/** Writes `x.js.br` and `x.js.gz` beside each asset that benefits, for servers that send them. */
export function compress(): Plugin {
  let assets = "";
  return {
    name: "waypost-compress",
    apply: "build",
    configResolved: ({ root, build }) => {
      assets = resolve(root, build.outDir, build.assetsDir);
    },
    // After an error there is nothing to compress, and only that error should be reported.
    closeBundle: () => (existsSync(assets) ? compressFolder(assets) : undefined),
  };
}

/** Writes the compressed versions of the scripts, styles and images of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((path) => COMPRESSIBLE.has(extname(path)))) {
    const body = await readFile(join(folder, name));
    if (body.byteLength < MIN_BYTES) continue;
    await writeFile(join(folder, `${name}.br`), brotli(body));
    await writeFile(join(folder, `${name}.gz`), gzipSync(body));
  }
}
