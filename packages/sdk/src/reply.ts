import type { FetchResponse } from "./platform.ts";

/** The text for every failure that has no words of its own. */
export const SOMETHING_WENT_WRONG = "Something Went Wrong";

/** A JSON object of unknown content. */
export interface Fields {
  readonly [name: string]: unknown;
}

/** The value as an object; empty when it is none, so that every field reads as missing. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** True for a JSON object (not for null and not for a list). */
export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text or a number as it came; null for all else. */
export function scalar(value: unknown): string | number | null {
  return typeof value === "string" || typeof value === "number" ? value : null;
}

/** Words of a server's `message` or `error`: text as is, a list joined, an object's message. */
export function serverText(value: unknown): string | null {
  if (isObject(value)) return serverText(value.message);
  const text = Array.isArray(value)
    ? value.map(serverText).filter(Boolean).join(", ")
    : String(scalar(value) ?? "");
  return text.trim() ? text : null;
}

/** The documented text of a failed reply: `message : error`, or the one that is there. */
export function errorText(reply: unknown): string {
  const { message, error } = fieldsOf(reply);
  const words = [message, error].map(serverText).filter(Boolean);
  return words.join(" : ") || SOMETHING_WENT_WRONG;
}

/** A status of the wire: true and false may come as text. */
export function isStatus(value: unknown, wanted: boolean): boolean {
  return value === wanted || value === String(wanted);
}

/** Decides whether a readable reply says yes. `ok` tells a 2xx status. */
export type Accepts = (reply: unknown, ok: boolean) => boolean;

/** For calls whose documentation lists a status: only true is success. */
export const statusTrue: Accepts = (reply, ok) => ok && isStatus(fieldsOf(reply).status, true);

/** For calls whose documented message decides: every 2xx is an answer. */
export const answered: Accepts = (_, ok) => ok;

/** For all other calls: 2xx is success, unless the reply says false. */
export const notRefused: Accepts = (reply, ok) => ok && !isStatus(fieldsOf(reply).status, false);

/** A reply as it arrived. */
export interface Reply {
  readonly status: number;
  readonly ok: boolean;
  /** JSON; undefined when it is empty or unreadable. */
  readonly body: unknown;
  readonly empty: boolean;
  readonly retryAfter: string | null;
}

/** Brings status and content of a response together. */
export function readReply({ status, ok, headers }: FetchResponse, content: string): Reply {
  let body: unknown;
  try {
    body = JSON.parse(content);
  } catch {
    // Stays undefined: no JSON.
  }
  return { status, ok, body, empty: !content, retryAfter: headers.get("Retry-After") };
}

/**
 * The one place that decides what a reply means: true is yes, false is no, and undefined says
 * that nobody can tell.
 */
export function verdict(
  { status, ok, body, empty }: Reply,
  accepts: Accepts,
  write: boolean,
): boolean | undefined {
  if (body !== undefined) return accepts(body, ok);
  // A body that the documentation does not show may be empty; any other reply must have one.
  if (ok) return (empty && accepts === notRefused) || undefined;
  return write && status >= 500 ? undefined : false;
}
