const MAX_BYTES = 8 * 1024;

/** Reads the header with the consents as JSON: null without it, undefined if it is not valid. */
export function readConsents(header: unknown): string | null | undefined {
  if (header === undefined) return null;
  if (typeof header !== "string" || !/^[\w-]*$/.test(header)) return undefined;
  const bytes = Buffer.from(header, "base64url");
  if (bytes.length > MAX_BYTES) return undefined;
  try {
    const list: unknown = JSON.parse(bytes.toString("utf8"));
    const isList = Array.isArray(list) && list.every((one) => Object(one) === one);
    return isList ? JSON.stringify(list) : undefined;
  } catch {
    return undefined;
  }
}
