import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { unpack } from "../../tools/lib/tarballs.ts";
import { linkLibrary } from "./unpacked.ts";

const packages = join(import.meta.dirname, "../../packages");

/** Functions that import the modules in the page. */
declare global {
  interface Window {
    load: {
      sandbox: () => Promise<typeof import("../../packages/sandbox/src/browser.ts")>;
      scenarios: () => Promise<typeof import("../../packages/sandbox/src/scenarios.ts")>;
      sdk: () => Promise<typeof import("../../packages/sdk/src/index.ts")>;
      msw: () => Promise<
        typeof import("../../packages/sandbox/src/msw.ts") & {
          setupWorker: (...handlers: unknown[]) => { start(options: object): Promise<unknown> };
        }
      >;
    };
  }
}

/** The modules of the page: `/sandbox.js` and so on. */
const MODULES = {
  sandbox: `export * from "@waypost/sandbox/browser";`,
  scenarios: `export * from "@waypost/sandbox/scenarios";`,
  sdk: `export * from "@waypost/sdk";`,
  msw: `export { setupWorker } from "msw/browser"; export { sandboxHandlers } from "@waypost/sandbox/msw";`,
};

/**
 * Bundles the tarballs of the sandbox and the SDK for pages, into this empty folder. It uses the
 * defaults of esbuild, without a setting for WebAssembly.
 * @returns the folder of the page
 */
export async function bundleInPage(project: string): Promise<string> {
  for (const name of ["sandbox", "sdk"] as const)
    await unpack(name, join(project, "node_modules/@waypost", name));
  for (const library of ["hono", "msw", "zod"])
    await linkLibrary(project, join(packages, "sandbox"), library);
  await linkLibrary(project, join(packages, "sdk"), "openapi-fetch");
  for (const [name, code] of Object.entries(MODULES))
    await writeFile(join(project, `${name}.js`), code);
  const outdir = join(project, "built");
  await mkdir(outdir);
  await build({
    absWorkingDir: project,
    entryPoints: Object.keys(MODULES).map((name) => `${name}.js`),
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    outdir,
    logLevel: "silent",
  });
  const doors = Object.keys(MODULES).map((name) => `${name}: () => import("./${name}.js")`);
  await writeFile(join(outdir, "page.js"), `window.load = { ${doors.join(", ")} };`);
  const html = "<!doctype html><html lang=en><title>Page</title><script type=module src=page.js>";
  await writeFile(join(outdir, "index.html"), `${html}</script>`);
  const worker = join(project, "node_modules/msw/lib/mockServiceWorker.js");
  await copyFile(worker, join(outdir, "mockServiceWorker.js"));
  return outdir;
}

/** Returns the compressed size of a module with its static imports, and of its dynamic imports. */
export async function weightOf(
  folder: string,
  name: string,
): Promise<{ first: number; later: number }> {
  const names = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  const files = new Map<string, Buffer>();
  for (const file of names) files.set(file, await readFile(join(folder, file)));
  const reach = (from: string, pattern: RegExp, found: Set<string>): Set<string> => {
    if (found.has(from)) return found;
    found.add(from);
    for (const [, next = ""] of String(files.get(from)).matchAll(pattern))
      reach(next, pattern, found);
    return found;
  };
  const bytesOf = (found: Iterable<string>) =>
    [...found].reduce((sum, file) => sum + gzipSync(files.get(file) ?? "").length, 0);
  const first = reach(name, /(?:from|import)\s*"\.\/([\w.-]+)"/g, new Set());
  const all = reach(name, /"\.\/([\w.-]+\.js)"/g, new Set());
  return { first: bytesOf(first), later: bytesOf(all) - bytesOf(first) };
}
