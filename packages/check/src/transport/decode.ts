import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { MAX_BODY_BYTES, tooLargeError } from "./size-limits.ts";

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
