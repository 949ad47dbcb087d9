import type { Readable } from "node:stream";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** The maximum size of a body in bytes, both compressed and decompressed. */
export const MAX_BODY_BYTES = 16_000_000;

// No documented reply exceeds these limits.
const MAX_VALUES = 300_000;
const MAX_DEPTH = 64;

/** Thrown if a body exceeds a limit. */
export class TooLargeError extends Error {}

const tooLargeError = (bytes: number): TooLargeError =>
  new TooLargeError(`the body is larger than ${bytes / 1_000_000} MB`);

/** Collects a body. `onTooLarge` has to destroy the stream. */
export function collectBody(
  stream: Readable,
  maxBytes: number,
  onTooLarge: (error: TooLargeError) => void,
): () => Buffer {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) return void chunks.push(chunk);
    chunks.length = 0;
    onTooLarge(tooLargeError(maxBytes));
  });
  return () => Buffer.concat(chunks);
}

/**
 * Counts the values of a JSON text before it is parsed, because parsed JSON needs many times the
 * memory of its text.
 *
 * @throws TooLargeError if there are too many values or levels
 */
export function assertJsonSize(text: string): void {
  let values = 0;
  let level = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === "]" || character === "}") level -= 1;
    else if (character === ",") values += 1;
    else if (character === "[" || character === "{") {
      values += 1;
      level += 1;
    }
    if (level > MAX_DEPTH) throw new TooLargeError(`the body has more than ${MAX_DEPTH} levels`);
    if (values > MAX_VALUES) throw new TooLargeError("the body has more than 300,000 values");
  }
}

/** Returns the index of the quote that closes the string opened at `start`. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, index: number): boolean {
  let slashes = 0;
  while (text[index - 1 - slashes] === "\\") slashes += 1;
  return slashes % 2 === 1;
}

export const ACCEPT_ENCODING = "gzip, deflate, br";

type Decode = (body: Buffer, options: { maxOutputLength: number }) => Buffer;

const DECODERS: Readonly<Record<string, Decode>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/**
 * Decodes a body with this `Content-Encoding`. A body that cannot be decoded is returned as it is.
 *
 * @throws TooLargeError if it exceeds the limit after decompression
 */
export function decodeBody(body: Buffer, encoding = "", maxBytes: number = MAX_BODY_BYTES): string {
  const decode = DECODERS[encoding.trim().toLowerCase()];
  try {
    return (decode ? decode(body, { maxOutputLength: maxBytes }) : body).toString("utf8");
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") throw tooLargeError(maxBytes);
    return body.toString("utf8");
  }
}

/** Returns headers by lower-case name, with several values joined by commas. */
export function normalizeHeaders(
  headers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const known = Object.entries(headers).filter(([name, value]) => value != null && name[0] !== ":");
  return Object.fromEntries(
    known.map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(", ") : String(value),
    ]),
  );
}
