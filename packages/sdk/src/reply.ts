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
  return !!value && typeof value === "object" && !Array.isArray(value);
}

/** A text or a number as it came; null for all else. */
export function scalar(value: unknown): string | number | null {
  return typeof value === "string" || typeof value === "number" ? value : null;
}

/** A text; a number becomes one. */
export const text = (value: unknown): string | null => scalar(value)?.toString() ?? null;

/** Words of a server's `message` or `error`: text as is, a list joined, an object's message. */
export function serverText(value: unknown): string | null {
  if (isObject(value)) return serverText(value.message);
  const words = Array.isArray(value)
    ? value.map(serverText).filter(Boolean).join(", ")
    : text(value);
  return words?.trim() ? words : null;
}

/** What a failed reply says; for a person the documented `message : error`, or the one there is. */
export function wordsOf(reply: unknown) {
  const { message, error } = fieldsOf(reply);
  const serverMessage = serverText(message);
  const serverError = serverText(error);
  const words = [serverMessage, serverError].filter(Boolean).join(" : ");
  return { displayMessage: words || SOMETHING_WENT_WRONG, serverMessage, serverError };
}

/** The documented text of a failed reply. */
export function errorText(reply: unknown): string {
  return wordsOf(reply).displayMessage;
}

/** A status of the wire: true and false may come as text. */
export function isStatus(value: unknown, wanted: boolean): boolean {
  return value === wanted || value === String(wanted);
}

/** Decides whether a reply says yes, undefined one that is no JSON. `ok` tells a 2xx status. */
export type Accepts = (reply: unknown, ok: boolean) => boolean;

/** For calls whose documentation lists a status: only true is success. */
export const statusTrue: Accepts = (reply, ok) => ok && isStatus(fieldsOf(reply).status, true);

/** For calls whose documented message decides: every 2xx is an answer. */
export const answered: Accepts = (_, ok) => ok;

/** For all other calls: 2xx is success, unless the reply says false. */
export const notRefused: Accepts = (reply, ok) => ok && !isStatus(fieldsOf(reply).status, false);

/** Reads the content: text, or what the transport already read as JSON. Undefined is no JSON. */
export function readContent(content: unknown): unknown {
  try {
    return typeof content === "string" ? JSON.parse(content) : content;
  } catch {
    return undefined;
  }
}
