import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

export const ACCEPTED = "gzip, deflate, br";

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** The text of a body with this `Content-Encoding`; what cannot be decoded stays as it is. */
export function decoded(body: Buffer, encoding = ""): string {
  const decode = DECODERS[encoding.trim().toLowerCase()];
  try {
    return (decode ? decode(body) : body).toString("utf8");
  } catch {
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
