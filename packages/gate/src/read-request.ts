import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { decimalsOf } from "@waypost/sdk/pure";
import { refusal, type Refusal } from "./write-request.ts";

const MAX_CONSENT_BYTES = 8 * 1024;

/** An amount of US dollars, or of the currency that it names. */
const AGREED = /^(\d{1,10}(?:\.(\d{1,4}))?)(?:;currency=([A-Z]{3}))?(;unverified)?$/;

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Reads a key: a version 4 UUID, as a structured string or without quotes. Null if it is not one. */
export function readKey(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const key = text
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .toLowerCase();
  return UUID.test(key) ? key : null;
}

/** Reads the header with the consents as JSON: null without it, undefined if it is not valid. */
export function readConsents(header: unknown): string | null | undefined {
  if (header === undefined) return null;
  if (typeof header !== "string" || !/^[\w-]*$/.test(header)) return undefined;
  const bytes = Buffer.from(header, "base64url");
  const list = bytes.length > MAX_CONSENT_BYTES ? undefined : jsonOf(bytes.toString("utf8"));
  const isValid = Array.isArray(list) && list.every((one) => Object(one) === one);
  return isValid ? JSON.stringify(list) : undefined;
}

/** Reads the headers of a write that are for the gate. */
export function readOwnHeaders(headers: IncomingHttpHeaders) {
  const { "idempotency-key": keyText, "repeat-of": repeats, "agreed-total": total } = headers;
  const consents = readConsents(headers["consent"]);
  if (consents === undefined)
    return refusal(
      "bad-consent",
      "Consent must be a list of at most 8 kB in base64url. Nothing was sent.",
    );
  const key = readKey(keyText);
  if (keyText !== undefined && key === null)
    return refusal("bad-key", "The Idempotency-Key must be a version 4 UUID.");
  const repeatOf = typeof repeats === "string" ? repeats.split(",").map(readKey) : [];
  if (repeatOf.includes(null)) return refusal("bad-key", "Repeat-Of must list version 4 UUIDs.");
  const agreed = AGREED.exec(typeof total === "string" ? total : "");
  const [, amount, decimals = "", currency = "USD", unverified] = agreed ?? [];
  if (total !== undefined && (!agreed || decimals.length !== decimalsOf(currency)))
    return refusal("bad-key", "Agreed-Total must be an amount such as 59.85.");
  return {
    key,
    consents,
    repeatOf: repeatOf.filter((one) => one !== null),
    agreed: agreed && { total: Number(amount), currency, isUnverified: unverified !== undefined },
  };
}

const MAX_BODY_BYTES = 64 * 1024;

/** Deeper ones could not be compared with the body of a second request. */
const MAX_LEVELS = 64;

/** Reads the whole body. @throws if the client leaves before it is complete */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | Refusal> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read without being stored, so that the client can read the reply.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    else if (size > 16 * MAX_BODY_BYTES) break;
  }
  if (size <= MAX_BODY_BYTES) return Buffer.concat(chunks);
  return refusal("too-large", "The body has more than 64 kB. Nothing was sent.");
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
  { "content-type": type = "", "content-encoding": encoding = "identity" }: IncomingHttpHeaders,
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
  return refusal("bad-body", "The body must be a JSON object in UTF-8. Nothing was sent.");
}

function levelsOf(json: string): number {
  let [level, most] = [0, 0];
  for (const [bracket] of json.replaceAll(/"(?:\\.|[^"\\])*"/g, "").matchAll(/[[\]{}]/g)) {
    level += bracket === "[" || bracket === "{" ? 1 : -1;
    most = Math.max(most, level);
  }
  return most;
}
