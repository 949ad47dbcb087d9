import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const sdk = join(import.meta.dirname, "../packages/sdk");

export interface SdkSize {
  /** The whole SDK with its transport. */
  sdk: number;
  /** The transport alone, which is a part of it. */
  transport: number;
}

/** Sizes in bytes, bundled with everything that is imported, minified and gzipped. */
export async function sdkSize(): Promise<SdkSize> {
  const [whole, transport] = await Promise.all([
    gzippedBytes('export * from "./src/index.ts";'),
    gzippedBytes('export { default } from "openapi-fetch";'),
  ]);
  return { sdk: whole, transport };
}

async function gzippedBytes(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: sdk },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles.reduce((bytes, { contents: code }) => bytes + gzipSync(code).byteLength, 0);
}
