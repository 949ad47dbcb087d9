import type { ReactNode } from "react";

/** The limit of running text, which may be long: an agreement must not be truncated. */
export const PROSE_LIMIT = 5000;

/**
 * Truncates a text after 500 characters, or after the given number, because a text of megabytes
 * freezes the page. Other content is returned unchanged. Use it for texts whose original has to be
 * passed on, such as ids that are sent back or copied.
 */
export function truncate<Content extends ReactNode>(content: Content, longest = 500) {
  if (typeof content !== "string" || content.length <= longest) return content;
  // Without the first half of a character of two code units.
  return content.slice(0, longest).replace(/\p{Cs}?$/u, "…");
}

/** Properties that are not truncated, because they are sent back, copied, loaded or rendered. */
const UNTRUNCATED_KEYS = new Set(["id", "key", "copy", "content", "href", "src"]);

/**
 * Returns a row of a list with its texts truncated. A row that is a string has the limit of
 * running text.
 */
export function truncateRow<Row>(row: Row): Row;
export function truncateRow(row: unknown): unknown {
  if (typeof row === "string") return truncate(row, PROSE_LIMIT);
  if (typeof row !== "object" || row === null) return row;
  let truncated: Record<string, unknown> | null = null;
  for (const name of Object.keys(row)) {
    const text: unknown = Reflect.get(row, name);
    if (typeof text !== "string" || UNTRUNCATED_KEYS.has(name)) continue;
    const short = truncate(text);
    if (short !== text) truncated = { ...(truncated ?? row), [name]: short };
  }
  return truncated ?? row;
}
