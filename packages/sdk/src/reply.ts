/** Shown for a failure when the server sent no text. */
export const SOMETHING_WENT_WRONG = "Something Went Wrong";

/** A JSON object with unknown fields. */
interface Fields {
  readonly [name: string]: unknown;
}

/** Returns a JSON object as it is, and an empty object for any other value. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** True for a JSON object; false for null and for arrays. */
export function isObject(value: unknown): value is Fields {
  return !!value && typeof value === "object" && !Array.isArray(value);
}

/** Returns a string or a number as it is, and null for any other value. */
export function scalar(value: unknown): string | number | null {
  return typeof value === "string" || typeof value === "number" ? value : null;
}

/** Returns a string, or a number as a string, and null for any other value. */
export const text = (value: unknown): string | null => scalar(value)?.toString() ?? null;

/**
 * Extracts the text of a server's `message` or `error`: a string as it is, the items of an array
 * joined with ", ", or the `message` of an object. Null when that leaves no text.
 */
export function serverText(value: unknown): string | null {
  if (isObject(value)) return serverText(value.message);
  const found = Array.isArray(value)
    ? value.map(serverText).filter(Boolean).join(", ")
    : text(value);
  return found?.trim() ? found : null;
}

/**
 * True when an `error` says something: null, false, 0, a blank string, and a list or an object
 * without anything else say nothing.
 */
export function isPresent(value: unknown): boolean {
  if (typeof value === "string") return !!value.trim();
  return value && typeof value === "object" ? Object.values(value).some(isPresent) : !!value;
}

/** Extracts the messages of a failed reply. */
export function messagesOf(reply: unknown) {
  const { message, error } = fieldsOf(reply);
  const serverMessage = serverText(message);
  const serverError = serverText(error);
  const both = [serverMessage, serverError].filter(Boolean).join(" : ");
  return { displayMessage: both || SOMETHING_WENT_WRONG, serverMessage, serverError };
}

/**
 * Returns the documented text of a failed reply: `message : error`, the one of them that is
 * present, or "Something Went Wrong".
 */
export function errorText(reply: unknown): string {
  return messagesOf(reply).displayMessage;
}

/** Compares a status, which the server may send as a boolean or as a string. */
export function isStatus(value: unknown, expected: boolean): boolean {
  return value === expected || value === String(expected);
}

/**
 * Decides whether the reply to a read reports success. `reply` is undefined when the body is not JSON, and
 * `ok` is true for a 2xx status.
 */
export type SuccessCheck = (reply: unknown, ok: boolean, status?: number) => boolean;

/** For reads with a documented `status`: it must be true. */
export const statusIsTrue: SuccessCheck = (reply, ok) =>
  ok && isStatus(fieldsOf(reply).status, true);

/** For all other reads, where every 2xx is a success unless `status` is false. */
export const statusIsNotFalse: SuccessCheck = (reply, ok) =>
  ok && !isStatus(fieldsOf(reply).status, false);

/**
 * True for a body that a reply without a documented form may have: none, any JSON but false, or
 * words. A page of HTML and JSON that was cut off are something else.
 */
export const isPlain = (content: string, body: unknown): boolean =>
  body === undefined ? !/^\s*[<{["]/.test(content) : !isStatus(body, false);

/** Returns undefined when the content cannot be parsed. */
export function parseJson(content = "", revive?: Parameters<typeof JSON.parse>[1]): unknown {
  try {
    return JSON.parse(content, revive);
  } catch {
    return undefined;
  }
}
