import { mkdtemp, readFile, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build as esbuild } from "esbuild";
import { build as vite } from "vite";
import { features } from "../packages/sdk/src/client.ts";
import { lab } from "../tests/lib/lab.ts";
import { outputOf } from "../tools/lib/output.ts";
import { unpack } from "../tools/lib/tarballs.ts";
import { kilobytes, type Figure } from "./table.ts";
import { inTemporaryFolder } from "./temporary.ts";

const openapiFetch = join(import.meta.dirname, "../packages/sdk/node_modules/openapi-fetch");

const CALLS = Object.entries(features).flatMap(([feature, operations]) =>
  Object.keys(operations).map((name) => `client.${feature}.${name}`),
);
const program = (use: string) =>
  `import { createClient } from "@waypost/sdk";
   const client = createClient({ baseUrl: location.origin });
   ${use}`;

/**
 * The programs to bundle. The second one only names the calls, because their arguments are not part
 * of the SDK.
 */
const PROGRAMS = {
  one: program('client.registration.checkEmail("ada@example.com").then(console.log);'),
  all: program(`console.log([${CALLS.join(", ")}]);`),
};

/** Bundles and minifies a program as for production. @returns its code */
type Bundle = (entry: string, folder: string) => Promise<string>;

const BUNDLERS: Record<string, Bundle> = {
  esbuild: async (entry) => {
    const options = { bundle: true, minify: true, write: false, format: "esm" } as const;
    const result = await esbuild({ entryPoints: [entry], ...options, target: "es2022" });
    return result.outputFiles[0]?.text ?? "";
  },
  "Rollup and terser": async (entry, folder) => {
    const output = join(folder, "rollup.js");
    const plugins = ["node-resolve", "terser"].flatMap((name) => ["--plugin", name]);
    await tool("rollup", "--input", entry, "--format", "es", ...plugins, "--file", output);
    return readFile(output, "utf8");
  },
  "Vite (Rolldown)": async (entry, folder) => {
    await vite({
      root: folder,
      configFile: false,
      logLevel: "silent",
      build: {
        target: "es2022",
        modulePreload: false,
        outDir: "vite",
        rolldownOptions: { input: entry },
      },
    });
    return onlyFileIn(join(folder, "vite/assets"));
  },
  webpack: async (entry, folder) => {
    const output = join(folder, "webpack");
    const target = ["--target", "web", "--target", "es2022"];
    await tool("webpack", "--mode", "production", ...target, "--entry", entry, "-o", output);
    return onlyFileIn(output);
  },
};

/** Runs a bundler of `tests/lab`, in the folder in which it finds its plugins. */
async function tool(name: string, ...args: string[]): Promise<void> {
  const folder = await lab();
  await outputOf(join(folder, "node_modules/.bin", name), args, { cwd: folder });
}

async function onlyFileIn(folder: string): Promise<string> {
  const [file = "", ...others] = await readdir(folder);
  if (others.length > 0) throw new Error(`More than one file: ${[file, ...others].join(", ")}`);
  return readFile(join(folder, file), "utf8");
}

/** Measures programs that use the published SDK, bundled for browsers by four bundlers. */
export async function bundleSizes(): Promise<Figure[]> {
  return inTemporaryFolder(async (folder) => {
    const modules = join(folder, "node_modules");
    await unpack("sdk", join(modules, "@waypost/sdk"));
    await symlink(openapiFetch, join(modules, "openapi-fetch"));
    const figures: Figure[] = [];
    for (const [name, bundle] of Object.entries(BUNDLERS)) {
      const sizeOf = async (code: string) => {
        const place = await mkdtemp(join(folder, "program-"));
        const entry = join(place, "program.js");
        await writeFile(entry, code);
        return gzipSync(await bundle(entry, place)).byteLength;
      };
      const one = await sizeOf(PROGRAMS.one);
      const all = await sizeOf(PROGRAMS.all);
      figures.push(
        { name: `SDK in a program with one call, by ${name}`, value: one, show: kilobytes },
        { name: "  in a program with all 31 calls", value: all, show: kilobytes },
      );
    }
    return figures;
  });
}
