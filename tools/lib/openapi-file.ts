import { readdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle, createConfig } from "@redocly/openapi-core";
import { features } from "../../packages/sdk/src/client.ts";
import type { WriteKind } from "../../packages/sdk/src/outcome.ts";
import { fixturesSource } from "./fixtures.ts";

const root = join(import.meta.dirname, "../..");
const sdk = join(root, "packages/sdk");
/** The sources of the written files. */
const SOURCES = ["openapi", "packages/sdk/src", "tools/lib"];

/** The content of `x-waypost` of an operation, for clients generated from the file. */
export interface Marks {
  /** The method of `@waypost/sdk`, such as `registration.register`. */
  readonly sdk: string;
  /** It has an effect, so it must be sent once. */
  readonly write: boolean;
  /** The customer pays. */
  readonly charges: boolean;
  /** No other call can undo it. */
  readonly irreversible: boolean;
  /** It needs the customer's token. */
  readonly token: boolean;
  /** The operations that show its outcome if its reply was lost. */
  readonly readBack: readonly string[];
  /** The way in which a write reports its success. */
  readonly kind?: WriteKind;
  /** By what a signed link of a gate opens it. */
  readonly openedBy?: string;
}

interface DescribedOperation {
  "x-waypost"?: Partial<Marks>;
}

export interface OpenApiFile {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

/** Bundles the YAML description, and adds the parts of `x-waypost` that the SDK knows. */
async function openApiFile(yaml: string): Promise<OpenApiFile> {
  const { bundle: bundled } = await bundle({ ref: yaml, config: await createConfig({}) });
  const document = bundled.parsed as OpenApiFile;
  for (const [feature, methods] of Object.entries(features)) {
    for (const [name, { endpoint, write, needsToken }] of Object.entries(methods)) {
      const [method = "", path = ""] = endpoint.split(/[ ?]/);
      const described = document.paths[path]?.[method.toLowerCase()];
      if (!described) throw new Error(`The contract has no call ${endpoint}.`);
      const marks: Marks = {
        sdk: `${feature}.${name}`,
        write: write !== undefined,
        ...(write && { kind: write }),
        charges: false,
        irreversible: false,
        token: needsToken ?? false,
        readBack: [],
        ...described["x-waypost"],
      };
      described["x-waypost"] = marks;
    }
  }
  return document;
}

/** The content of `packages/sdk/openapi.json`. */
export const openApiSource = async (yaml = join(root, "openapi/openapi.yaml")): Promise<string> =>
  `${JSON.stringify(await openApiFile(yaml), null, 1)}\n`;

/**
 * Writes the generated files that are not committed: `openapi.json` and the fixtures of the SDK.
 * Does nothing if `openapi.json` is newer than its sources.
 */
export async function writeOpenApi(): Promise<void> {
  const written = await stat(join(sdk, "openapi.json")).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  if (written > (await lastChange())) return;
  await replace("src/generated/fixtures.ts", await fixturesSource());
  // Written last, because its modification time is compared.
  await replace("openapi.json", await openApiSource());
}

/** Writes a file of the SDK atomically, because other processes may read or write it. */
async function replace(name: string, text: string): Promise<void> {
  const staging = join(sdk, `node_modules/.staging-${process.pid}`);
  await writeFile(staging, text);
  await rename(staging, join(sdk, name));
}

/** Returns the time of the last change. A folder changes when a file in it is added or removed. */
async function lastChange(): Promise<number> {
  const paths = SOURCES.map((source) => join(root, source));
  for (const folder of paths.slice())
    for (const name of await readdir(folder, { recursive: true })) paths.push(join(folder, name));
  const times = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs));
  return Math.max(...times);
}
