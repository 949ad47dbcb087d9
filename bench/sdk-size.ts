import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { run } from "../scripts/lib/run.ts";
import { inTemporaryFolder } from "./temporary.ts";

const sdk = join(import.meta.dirname, "../packages/sdk");

export interface SdkSize {
  /** The whole SDK with all that it imports. */
  sdk: number;
  /** What openapi-fetch adds to it. */
  transport: number;
}

/** Sizes in bytes of the SDK as it is published, bundled by a user, minified and gzipped. */
export function sdkSize(): Promise<SdkSize> {
  return inTemporaryFolder(async (folder) => {
    await publishInto(join(folder, "node_modules/@waypost/sdk"));
    const whole = await gzippedBytes(folder, []);
    const own = await gzippedBytes(folder, ["openapi-fetch"]);
    return { sdk: whole, transport: whole - own };
  });
}

/** What a tarball holds that a bundler reads: the built modules, and the manifest as published. */
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
