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
 * Reads what may go back to the server: ids, tokens, and names that a payload repeats. Returns a
 * string whole, or a number as a string, and null for any other value.
 */
export const exact = (value: unknown): string | null => scalar(value)?.toString() ?? null;

/**
 * Prepares a text for display: removes control and direction characters, with which a server's
 * text could reorder the words beside it, and cuts it after 500 characters, because showing
 * megabytes of text freezes a page. The joiners and marks U+200C to U+200F stay, because names need
 * them. Every text of a reply that is only shown passes here. Whole stay what is read by
 * {@link exact}, the settings of a device, which are saved as they came, and the replies to
 * `client.request`.
 */
export const cut = <Text extends string | null>(value: Text): Text | string =>
  value && shorten(value.replace(/[\t\n]/g, " ").replace(HIDDEN, ""));

/** Control characters, and the direction characters that embed, override or isolate. */
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const shorten = (value: string) =>
  // Without the first half of a character that takes two places.
  value[500] ? value.slice(0, 500).replace(/\p{Cs}?$/u, "…") : value;

/** Reads what is only shown to people: like {@link exact}, but cleaned and cut. */
export const text = (value: unknown): string | null => cut(exact(value));

/** Like {@link serverText}, but whole. */
export function wholeText(value: unknown): string | null {
  if (isObject(value)) return wholeText(value.message);
  const found = Array.isArray(value)
    ? value.map(wholeText).filter(Boolean).join(", ")
    : exact(value);
  return cut(found)?.trim() ? found : null;
}

/**
 * Extracts the text of a server's `message` or `error`: a string as it is, the items of an array
 * joined with ", ", or the `message` of an object. Null when that leaves no text. Control and
 * direction characters are removed, and a text of more than 500 characters is cut after them and
 * ends with "…".
 */
export const serverText = (value: unknown): string | null => cut(wholeText(value));

/**
 * True when an `error` says something: null, false, 0, a blank string, and a list or an object
 * without anything else say nothing.
 */
export function isPresent(value: unknown): boolean {
  if (typeof value === "string") return !!value.trim();
  return value && typeof value === "object" ? Object.values(value).some(isPresent) : !!value;
}

/** Extracts the messages of a failed reply, each cut after 500 characters. */
export function messagesOf(reply: unknown) {
  const { message, error } = fieldsOf(reply);
  const both = [message, error].map(wholeText).filter(Boolean).join(" : ");
  return {
    displayMessage: cut(both) || SOMETHING_WENT_WRONG,
    serverMessage: serverText(message),
    serverError: serverText(error),
  };
}

/**
 * Returns the documented text of a failed reply: `message : error`, the one of them that is
 * present, or "Something Went Wrong". Cut after 500 characters.
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
