import type { ServerResponse } from "node:http";
import type { VendorReply } from "./forward.ts";
import { crossOrigin, endToEnd, exposing, type Header } from "./headers.ts";
import { refusal, type Refusal } from "./write-request.ts";

/** A whole reply to a client: the vendor's or the gate's own. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly body: string | Uint8Array;
  /** `replayed` is a stored reply; otherwise the code of a reply that the gate itself made. */
  readonly result: string;
  readonly vendorMs?: number;
}

export function jsonAnswer(
  status: number,
  body: unknown,
  result: string,
  headers?: Refusal["headers"],
): Answer {
  const own = { "Content-Type": "application/json", "Cache-Control": "no-store" };
  const all = { ...crossOrigin, ...own, ...headers };
  return { status, headers: Object.entries(all), body: JSON.stringify(body), result };
}

/** The reply to a write that is not forwarded, in the shape of the API. */
export const refusalAnswer = ({ code, status, message, headers }: Refusal): Answer =>
  jsonAnswer(status, { status: false, message }, code, { "Gate-Code": code, ...headers });

export const refuse = (...args: Parameters<typeof refusal>): Answer =>
  refusalAnswer(refusal(...args));

export const vendorAnswer = ({ status, headers, body }: VendorReply, vendorMs: number): Answer => ({
  status,
  headers: endToEnd(headers),
  body,
  result: "forwarded",
  vendorMs,
});

/** Statuses whose replies cannot have a body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

export function sendAnswer(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  const content = WITHOUT_BODY.has(status) ? "" : body;
  const kept = headers.filter(([name]) => name.toLowerCase() !== "content-length");
  const length: Header[] =
    content === body ? [["Content-Length", String(Buffer.byteLength(content))]] : [];
  outgoing.writeHead(status, exposing([...kept, ...length]).flat());
  outgoing.end(content);
}
