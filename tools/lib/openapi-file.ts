import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inTemporaryFolder } from "./temporary.ts";
import { features } from "../../packages/sdk/src/client.ts";
import { outputOf } from "./output.ts";

const root = join(import.meta.dirname, "../..");

/** What an operation says of itself in `x-waypost`, for clients that are made from the file. */
export interface Marks {
  /** The method of `@waypost/sdk`, such as `registration.register`. */
  readonly sdk: string;
  /** It changes something, so it must be sent once. */
  readonly write: boolean;
  /** The customer pays. */
  readonly charges: boolean;
  /** No other call can undo it. */
  readonly irreversible: boolean;
  /** It needs the customer's token. */
  readonly token: boolean;
  /** The operations that tell what became of it when its reply was lost. */
  readonly readBack: readonly string[];
}

interface DescribedOperation {
  "x-waypost"?: Partial<Marks>;
}

export interface OpenApiFile {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

/** The description of the API in one file: the paths hold the marks that only a person can know. */
async function openApiFile(): Promise<OpenApiFile> {
  const document = await inTemporaryFolder(async (folder) => {
    const file = join(folder, "openapi.json");
    const redocly = join(root, "node_modules/.bin/redocly");
    await outputOf(redocly, ["bundle", "openapi/openapi.yaml", "-o", file], { cwd: root });
    return JSON.parse(await readFile(file, "utf8")) as OpenApiFile;
  });
  for (const [feature, methods] of Object.entries(features)) {
    for (const [name, { endpoint, write, needsToken }] of Object.entries(methods)) {
      const [method = "", path = ""] = endpoint.split(/[ ?]/);
      const described = document.paths[path]?.[method.toLowerCase()];
      if (!described) throw new Error(`The contract has no call ${endpoint}.`);
      const { charges = false, irreversible = false, readBack = [] } = described["x-waypost"] ?? {};
      const marks: Marks = {
        sdk: `${feature}.${name}`,
        write: write !== undefined,
        charges,
        irreversible,
        token: needsToken ?? false,
        readBack,
      };
      described["x-waypost"] = marks;
    }
  }
  return document;
}

/** The source of `packages/sdk/openapi.json`. */
export const openApiSource = async (): Promise<string> =>
  `${JSON.stringify(await openApiFile(), null, 1)}\n`;
