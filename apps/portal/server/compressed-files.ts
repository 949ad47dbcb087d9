import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { COMPRESSIBLE } from "../vite/compress.ts";
import { inMemory } from "./portal-files.ts";
import { filesIn } from "./public-files.ts";
import type { MemoryFile } from "./static-server.ts";

const TYPES: ReadonlyMap<string, string> = new Map([
  [".css", "text/css;charset=utf-8"],
  [".js", "text/javascript;charset=utf-8"],
  [".svg", "image/svg+xml"],
  [".wasm", "application/wasm"],
]);

/**
 * Adds the assets of a build that have no compressed version beside them, as in the published
 * package. Each is compressed at its first request.
 */
export async function compressedFiles(
  folder: string,
  files: ReadonlyMap<string, MemoryFile>,
): Promise<{ get: (path: string) => MemoryFile | undefined }> {
  const names = new Set(await filesIn(folder));
  const cache = new Map(files);
  const missing = new Set(
    [...names]
      .filter((name) => name.startsWith("assets/") && COMPRESSIBLE.has(extname(name)))
      .filter((name) => !names.has(`${name}.br`))
      .map((name) => `/${name}`),
  );
  return {
    get: (path) => {
      const type = TYPES.get(extname(path));
      if (missing.delete(path) && type !== undefined)
        cache.set(path, inMemory(type, readFileSync(join(folder, path))));
      return cache.get(path);
    },
  };
}
