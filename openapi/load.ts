import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parse } from "yaml";

/** The methods that the contract uses, in lower case as in the description. */
export type Method = "get" | "post" | "put";

/** A JSON Schema (dialect 2020-12) without references. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** The JSON body of a request or a reply: its schema and its documented examples by name. */
export interface Body {
  readonly content?: {
    readonly "application/json"?: {
      readonly schema: JsonSchema;
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
    };
  };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Body>>;
}

export type PathItem = Readonly<Partial<Record<Method, Operation>>> & {
  readonly parameters?: readonly Parameter[];
};

/** The description of all calls, every reference replaced by what it points to. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly paths: Readonly<Record<string, PathItem>>;
}

const root = resolve(import.meta.dirname, "openapi.yaml");

/** Reads `openapi.yaml` with all files that it refers to. Throws on a reference to nothing. */
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
  if (!isOpenApi(document)) throw new Error("openapi.yaml is no OpenAPI 3.1 description.");
  return document;
}

/** What the linter assures in full is only recognised here. */
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
      throw new Error(`The reference ${reference} points to nothing.`);
    }
    value = value[key];
  }
  return value;
}
