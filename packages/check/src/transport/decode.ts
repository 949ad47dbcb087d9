import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { LARGEST, tooLarge } from "./body-limit.ts";

export const ACCEPTED = "gzip, deflate, br";

type Decode = (body: Buffer, options: { maxOutputLength: number }) => Buffer;

const DECODERS: Readonly<Record<string, Decode>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/**
 * The text of a body with this `Content-Encoding`; what cannot be decoded stays as it is.
 *
 * @throws TooLargeError
 */
export function decoded(body: Buffer, encoding = "", largest: number = LARGEST): string {
  const decode = DECODERS[encoding.trim().toLowerCase()];
  try {
    return (decode ? decode(body, { maxOutputLength: largest }) : body).toString("utf8");
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") throw tooLarge(largest);
    return body.toString("utf8");
  }
}

/** Headers as one text each, by their names in lower case. */
export function headerTexts(
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
