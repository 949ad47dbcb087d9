import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parse } from "yaml";
import type { OpenApiDocument } from "./document.ts";

export {
  calls,
  differences,
  payloadExamples,
  payloadSchema,
  replyExamples,
  replySchema,
} from "./contract.ts";
export type { JsonSchema, Method, OpenApiDocument } from "./document.ts";

const root = resolve(import.meta.dirname, "openapi.yaml");

/** Loads `openapi.yaml` and resolves all references. @throws Error when one has no target */
export async function loadContract(): Promise<OpenApiDocument> {
  const files = new Map<string, Promise<unknown>>();
  const read = (file: string): Promise<unknown> => {
    const known = files.get(file) ?? readFile(file, "utf8").then((text) => parse(text) as unknown);
    files.set(file, known);
    return known;
  };

  const dereference = async (value: unknown, file: string): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map((item) => dereference(item, file)));
    if (!isRecord(value)) return value;
    if (typeof value.$ref === "string") {
      const [target = "", pointer = ""] = value.$ref.split("#");
      const targetFile = target === "" ? file : resolve(dirname(file), target);
      return dereference(find(await read(targetFile), pointer, value.$ref), targetFile);
    }
    const entries = Object.entries(value).map(
      async ([key, item]) => [key, await dereference(item, file)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  };

  const document = await dereference(await read(root), root);
  if (!isOpenApi(document)) throw new Error("openapi.yaml is not an OpenAPI 3.1 description.");
  return document;
}

/** A minimal check. The linter validates the description in full. */
function isOpenApi(value: unknown): value is OpenApiDocument {
  return isRecord(value) && String(value.openapi).startsWith("3.1.") && isRecord(value.paths);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function find(document: unknown, pointer: string, reference: string): unknown {
  let value = document;
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (!isRecord(value) || !(key in value)) {
      throw new Error(`The reference ${reference} has no target.`);
    }
    value = value[key];
  }
  return value;
}
