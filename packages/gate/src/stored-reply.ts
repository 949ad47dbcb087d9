import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { isPlausibleBody, outcomeOfWrite, type WriteKind } from "@waypost/sdk/pure";
import type { Answer } from "./answer.ts";
import type { VendorReply } from "./forward.ts";
import { endToEnd, pairsOf, type Header } from "./headers.ts";
import { jsonOf } from "./read-request.ts";
import type { StoredOutcome } from "./store/store.ts";

/** The headers that are stored with a reply. No other header may hold a secret in the store. */
const STORED_HEADERS: ReadonlySet<string> = new Set([
  "access-control-allow-origin",
  "access-control-expose-headers",
  "content-type",
  "retry-after",
  "x-request-id",
]);

/** The vendor's reply as it is stored: without tokens, and not compressed. */
export interface StoredReply {
  readonly status: number;
  readonly headers: readonly Header[];
  /** The body, of which each character is a byte. */
  readonly bytes: string;
}

const MAX_BYTES = 4 * 1024 * 1024;

const DECODERS: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

const valueOf = (headers: VendorReply["headers"], wanted: string): string =>
  pairsOf(headers).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? "";

/** Uncompresses the body: some vendors compress it although the gate asked for a plain one. */
function plain({ headers, body }: VendorReply): Buffer | null {
  const encoding = valueOf(headers, "content-encoding").trim().toLowerCase();
  if (encoding === "" || encoding === "identity" || body.length === 0) return body;
  try {
    return DECODERS[encoding]?.(body, { maxOutputLength: MAX_BYTES }) ?? null;
  } catch {
    return null;
  }
}

/** Reads JSON of the vendor in the character set that its header names. */
export function textOf(reply: VendorReply): string | null {
  const bytes = plain(reply);
  const type = valueOf(reply.headers, "content-type");
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1];
  try {
    // Without a byte order mark, which JSON.parse does not accept.
    return bytes && new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes && new TextDecoder().decode(bytes);
  }
}

export const toStored = (reply: VendorReply): StoredReply => ({
  status: reply.status,
  headers: endToEnd(reply.headers).filter(([name]) => STORED_HEADERS.has(name.toLowerCase())),
  bytes: withoutTokens(textOf(reply)) ?? plain(reply)?.toString("latin1") ?? "",
});

/** Removes the fields that are called `token` on any level. Null if the text has none. */
function withoutTokens(text: string | null): string | null {
  if (text !== null && !/token/i.test(text)) return null;
  // A truncated reply, for example. Clients do not take this text for a success.
  if (text === null || jsonOf(text) === undefined)
    return "<!-- removed, because it may contain a token -->";
  const kept = JSON.stringify(JSON.parse(text), (name, value: unknown) =>
    /token/i.test(name) ? undefined : value,
  );
  // The same bytes in every character set.
  return (kept ?? "null").replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export const replayed = ({ status, headers, bytes }: StoredReply): Answer => ({
  status,
  headers: [...headers, ["Idempotent-Replayed", "true"], ["Cache-Control", "no-store"]],
  body: Buffer.from(bytes, "latin1"),
  result: "replayed",
});

/** The outcome of a write by the rule that the SDK applies to its reply. */
export function storedOutcome(kind: WriteKind, reply: VendorReply): StoredOutcome {
  const text = textOf(reply);
  if (text === null) return "in-doubt";
  const body = jsonOf(text);
  const outcome = outcomeOfWrite(kind, reply.status, body, isPlausibleBody(text, body));
  if (outcome === "unknown-outcome") return "in-doubt";
  return outcome === "accepted" ? "accepted" : "refused";
}

export const contentOf = ({ headers, bytes, status }: StoredReply): unknown =>
  jsonOf(textOf({ status, headers: headers.flat(), body: Buffer.from(bytes, "latin1") }) ?? "");
