import type { IncomingMessage } from "node:http";
import type { Refusal } from "./write-request.ts";

/** The maximum size of the body of a write. */
const MAX_BYTES = 64 * 1024;

/** Deeper ones could not be compared with the body of a second request. */
const MAX_LEVELS = 64;

/** Reads the whole body. @throws if the client leaves before it is complete */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | Refusal> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read without being stored, so that the client can read the reply.
    if (size <= MAX_BYTES) chunks.push(chunk);
    else if (size > 16 * MAX_BYTES) break;
  }
  if (size <= MAX_BYTES) return Buffer.concat(chunks);
  return {
    code: "too-large",
    status: 413,
    message: "The body has more than 64 kB. Nothing was sent.",
  };
}

/** Parses JSON. Undefined if it is not valid. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Parses the body of a write. The gate has to read the same as the vendor: any other body could
 * hide whose order it is, and about what.
 */
export function parseWrite(
  { "content-type": type = "", "content-encoding": encoding = "identity" }: Headers,
  bytes: Buffer,
): { readonly value: object } | Refusal {
  const text = bytes.toString("utf8");
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? "utf-8";
  const value =
    encoding.trim().toLowerCase() === "identity" &&
    /^(utf-?8|us-ascii)$/i.test(charset) &&
    !/form/i.test(type) &&
    Buffer.from(text).equals(bytes) &&
    levelsOf(text) <= MAX_LEVELS
      ? jsonOf(text)
      : undefined;
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { value };
  const message = "The body must be a JSON object in UTF-8. Nothing was sent.";
  return { code: "bad-body", status: 400, message };
}

interface Headers {
  readonly "content-type"?: string | undefined;
  readonly "content-encoding"?: string | undefined;
}

function levelsOf(json: string): number {
  let [level, most] = [0, 0];
  for (const [bracket] of json.replaceAll(/"(?:\\.|[^"\\])*"/g, "").matchAll(/[[\]{}]/g)) {
    level += bracket === "[" || bracket === "{" ? 1 : -1;
    most = Math.max(most, level);
  }
  return most;
}
