import { isPlausibleBody, outcomeOfWrite, type WriteKind } from "@waypost/sdk/pure";
import type { Answer } from "./answer.ts";
import { endToEnd } from "./headers.ts";
import type { VendorReply } from "./forward.ts";
import type { StoredOutcome } from "./store/store.ts";

/** The headers that are stored with a reply. No other header may hold a secret in the store. */
const STORED_HEADERS: ReadonlySet<string> = new Set([
  "access-control-allow-origin",
  "access-control-expose-headers",
  "content-type",
  "retry-after",
  "x-request-id",
]);

/** The vendor's reply as it is stored: without tokens. */
export interface StoredReply {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

export function toStored({ status, headers, body }: VendorReply): StoredReply {
  return {
    status,
    headers: endToEnd(headers).filter(([name]) => STORED_HEADERS.has(name.toLowerCase())),
    body: withoutTokens(body.toString("utf8")),
  };
}

/** Removes the fields that are called `token` on any level. Other texts stay as they are. */
function withoutTokens(text: string): string {
  if (!/token/i.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) =>
      /token/i.test(name) ? undefined : value,
    );
  } catch {
    // A truncated reply, for example. Clients do not take this text for a success.
    return "<!-- removed, because it may contain a token -->";
  }
}

export const replayed = ({ status, headers, body }: StoredReply): Answer => ({
  status,
  headers: [...headers, ["Idempotent-Replayed", "true"], ["Cache-Control", "no-store"]],
  body,
  result: "replayed",
});

/** The outcome of a write by the rule that the SDK applies to its reply. */
export function storedOutcome(
  kind: WriteKind,
  { status, headers, body }: VendorReply,
): StoredOutcome {
  // Compressed although the gate asked for a plain reply.
  if (headers.some((name) => /^content-encoding$/i.test(name))) return "in-doubt";
  const text = body.toString("utf8");
  const reply = jsonOf(text);
  const outcome = outcomeOfWrite(kind, status, reply, isPlausibleBody(text, reply));
  if (outcome === "unknown-outcome") return "in-doubt";
  return outcome === "accepted" ? "accepted" : "refused";
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
