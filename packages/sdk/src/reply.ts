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

/** Words of a server's `message` or `error`: text as is, a list joined, an object's message. */
export function serverText(value: unknown): string | null {
  if (typeof value === "string") return value.trim() === "" ? null : value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    return (
      value
        .map(serverText)
        .filter((text) => text !== null)
        .join(", ") || null
    );
  }
  return isObject(value) ? serverText(value.message) : null;
}

/** The documented text of a failed reply: `message : error`, or the one that is there. */
export function errorText(reply: unknown): string {
  const { message, error } = fieldsOf(reply);
  const words = [serverText(message), serverText(error)].filter((text) => text !== null);
  return words.join(" : ") || SOMETHING_WENT_WRONG;
}

/** A status of the wire: true and false may come as text. */
function isStatus(value: unknown, wanted: boolean): boolean {
  return value === wanted || value === String(wanted);
}

/** Decides whether a readable reply says yes. `ok` tells a 2xx status. */
export type Accepts = (reply: unknown, ok: boolean) => boolean;

/** For calls whose documentation lists a status: only true is success. */
export const statusTrue: Accepts = (reply, ok) => ok && isStatus(fieldsOf(reply).status, true);

/** For all other calls: 2xx is success, unless the reply says false. */
export const notRefused: Accepts = (reply, ok) => ok && !isStatus(fieldsOf(reply).status, false);

/** A reply as it arrived. */
export interface Reply {
  readonly status: number;
  readonly ok: boolean;
  readonly form: "json" | "empty" | "unreadable";
  readonly body: unknown;
  readonly retryAfter: string | null;
}

/** Reads the content: text, or what the transport already read as JSON, or undefined. */
export function readReply(response: FetchResponse, content: unknown): Reply {
  const { status, ok, headers } = response;
  const head = { status, ok, retryAfter: headers.get("Retry-After") };
  if (typeof content !== "string") {
    return { ...head, form: content === undefined ? "empty" : "json", body: content };
  }
  if (content.trim() === "") return { ...head, form: "empty", body: undefined };
  try {
    return { ...head, form: "json", body: JSON.parse(content) };
  } catch {
    return { ...head, form: "unreadable", body: undefined };
  }
}

/** The one place that decides what a reply means. */
export function verdict(
  { status, ok, form, body }: Reply,
  accepts: Accepts,
  isWrite: boolean,
): "accepted" | "rejected" | "http" | "unreadable" | "server" {
  const isJson = form === "json";
  if (isJson && accepts(body, ok)) return "accepted";
  if (!ok) return isWrite && status >= 500 && !isJson ? "server" : "http";
  if (isJson) return "rejected";
  // A body that the documentation does not show may be empty; any other reply must have one.
  return form === "empty" && accepts === notRefused ? "accepted" : "unreadable";
}
