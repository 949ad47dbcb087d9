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

/**
 * Reads a value that may be sent back to the server: an id, a token, or a name that a payload
 * repeats. Returns a string unchanged, a number as a string, and null for any other value.
 */
export const exact = (value: unknown): string | null => scalar(value)?.toString() ?? null;

/**
 * Prepares a text for display. Every text of a reply that is only displayed goes through here.
 *
 * - Removes control and direction characters, because they could reorder the words beside the text.
 *   The joiners and marks U+200C to U+200F stay, because names need them.
 * - Truncates the text after 500 characters, because displaying megabytes of text freezes a page.
 *
 * Values read by {@link exact}, device settings and the replies to `client.request` stay unchanged.
 */
export const truncate = <Text extends string | null>(value: Text): Text | string =>
  value && shorten(value.replace(/[\t\n]/g, " ").replace(HIDDEN, ""));

/** Control characters, and the direction characters that embed, override or isolate. */
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const shorten = (value: string) =>
  // The regular expression drops the first half of a surrogate pair at the end.
  value[500] ? value.slice(0, 500).replace(/\p{Cs}?$/u, "…") : value;

/** Reads a text that is only displayed: like {@link exact}, but cleaned and truncated. */
export const text = (value: unknown): string | null => truncate(exact(value));

/** Like {@link serverText}, but not truncated. */
export function fullText(value: unknown): string | null {
  if (isObject(value)) return fullText(value.message);
  const found = Array.isArray(value)
    ? value.map(fullText).filter(Boolean).join(", ")
    : exact(value);
  return truncate(found)?.trim() ? found : null;
}

/**
 * Extracts the text of a server's `message` or `error`: a string unchanged, the items of an array
 * joined with ", ", or the `message` of an object. Returns null if there is no text. Control and
 * direction characters are removed. A text of more than 500 characters is truncated and ends with
 * "…".
 */
export const serverText = (value: unknown): string | null => truncate(fullText(value));

/**
 * True if an `error` has content. Null, false, 0, blank strings, and lists and objects of only such
 * values have none.
 */
export function isPresent(value: unknown): boolean {
  if (typeof value === "string") return !!value.trim();
  return value && typeof value === "object" ? Object.values(value).some(isPresent) : !!value;
}

/** Extracts the messages of a failed reply, each truncated after 500 characters. */
export function messagesOf(reply: unknown) {
  const { message, error } = fieldsOf(reply);
  const joined = [message, error].map(fullText).filter(Boolean).join(" : ");
  return {
    displayMessage: truncate(joined) || SOMETHING_WENT_WRONG,
    serverMessage: serverText(message),
    serverError: serverText(error),
  };
}

/**
 * Returns the documented text of a failed reply: `message : error`, the one of them that is
 * present, or "Something Went Wrong". Truncated after 500 characters.
 */
export function errorText(reply: unknown): string {
  return messagesOf(reply).displayMessage;
}

/** Compares a status, which the server may send as a boolean or as a string. */
export function isStatus(value: unknown, expected: boolean): boolean {
  return value === expected || value === String(expected);
}

/**
 * Decides whether the reply to a read reports success. `reply` is undefined if the body is not
 * JSON. `ok` is true for a 2xx status.
 */
export type SuccessCheck = (reply: unknown, ok: boolean, status?: number) => boolean;

/** For reads with a documented `status`: it must be true. */
export const statusIsTrue: SuccessCheck = (reply, ok) =>
  ok && isStatus(fieldsOf(reply).status, true);

/** For all other reads, where every 2xx is a success unless `status` is false. */
export const statusIsNotFalse: SuccessCheck = (reply, ok) =>
  ok && !isStatus(fieldsOf(reply).status, false);

/**
 * True for a body that can be the reply to a call without a documented reply: an empty body, any
 * JSON but false, or plain text. False for an HTML page and for truncated JSON.
 */
export const isPlausibleBody = (content: string, body: unknown): boolean =>
  body === undefined ? !/^\s*[<{["]/.test(content) : !isStatus(body, false);

/** Parses JSON; `trim` removes a byte order mark. Returns undefined if that fails. */
export function parseJson(content = "", revive?: Parameters<typeof JSON.parse>[1]): unknown {
  try {
    return JSON.parse(content.trim(), revive);
  } catch {
    return undefined;
  }
}

/**
 * Returns the code of an error, such as `ECONNRESET`, or its name, such as `TimeoutError`. The rest
 * of an error is not passed on, because it may contain the request and its secrets.
 */
export function codeOf(error: unknown): string | null {
  const { cause, code, name } = fieldsOf(error);
  const names = [error, fieldsOf(cause).code, code, name].map(exact);
  return names.find((value) => /^[A-Z]\w*$/.test(value ?? "")) ?? null;
}
