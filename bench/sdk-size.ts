import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { unpack } from "../tools/lib/tarballs.ts";
import { inTemporaryFolder } from "./temporary.ts";

const sdk = join(import.meta.dirname, "../packages/sdk");

interface SdkSize {
  /** All exports of the SDK with their dependencies. */
  sdk: number;
  /** The share of openapi-fetch. */
  transport: number;
}

/** Measures the published SDK in bytes, bundled, minified and gzipped as by a consumer. */
export function sdkSize(): Promise<SdkSize> {
  return inTemporaryFolder(async (folder) => {
    await unpack("sdk", join(folder, "node_modules/@waypost/sdk"));
    const whole = await gzippedBytes(folder, []);
    const withoutTransport = await gzippedBytes(folder, ["openapi-fetch"]);
    return { sdk: whole, transport: whole - withoutTransport };
  });
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
