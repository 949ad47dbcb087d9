import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { run } from "../scripts/lib/run.ts";
import { inTemporaryFolder } from "./temporary.ts";

const sdk = join(import.meta.dirname, "../packages/sdk");

export interface SdkSize {
  /** All exports of the SDK with their dependencies. */
  sdk: number;
  /** The share of openapi-fetch. */
  transport: number;
}

/** Measures the published SDK in bytes, bundled, minified and gzipped as by a consumer. */
export function sdkSize(): Promise<SdkSize> {
  return inTemporaryFolder(async (folder) => {
    await publishInto(join(folder, "node_modules/@waypost/sdk"));
    const whole = await gzippedBytes(folder, []);
    const withoutTransport = await gzippedBytes(folder, ["openapi-fetch"]);
    return { sdk: whole, transport: whole - withoutTransport };
  });
}

/** Writes the part of the published package that a bundler reads: modules and manifest. */
async function publishInto(folder: string): Promise<void> {
  const args = ["--silent", "--no-dts", "--out-dir", join(folder, "dist")];
  await run("tsup", args, { cwd: sdk });
  const manifest = JSON.parse(await readFile(join(sdk, "package.json"), "utf8")) as {
    readonly publishConfig: object;
  };
  const published = { ...manifest, ...manifest.publishConfig };
  await writeFile(join(folder, "package.json"), JSON.stringify(published));
}

async function gzippedBytes(folder: string, external: string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "@waypost/sdk";', resolveDir: folder },
    nodePaths: [join(sdk, "node_modules")],
    external,
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles.reduce((bytes, { contents: code }) => bytes + gzipSync(code).byteLength, 0);
}
