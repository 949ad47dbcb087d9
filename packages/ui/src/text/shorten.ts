import type { ReactNode } from "react";

/** The limit of running text, which may be long: what a user agrees to must not be cut. */
export const PROSE = 5000;

/**
 * Cuts a text that is shown after 500 characters, or the given number, because a text of megabytes
 * freezes the page; other content stays. For what a host has to pass whole, because it is sent back
 * or copied.
 */
export function shorten<Content extends ReactNode>(content: Content, longest = 500) {
  if (typeof content !== "string" || content.length <= longest) return content;
  // Without the first half of a character that takes two places.
  return content.slice(0, longest).replace(/\p{Cs}?$/u, "…");
}

/** What a row does not show as it is: it is passed back, copied, loaded, or a part of the page. */
const WHOLE = new Set(["id", "key", "copy", "content", "href", "src"]);

/** A row of a list with its texts cut; a row that is a text itself is running text. */
export function shortenRow<Row>(row: Row): Row;
export function shortenRow(row: unknown): unknown {
  if (typeof row === "string") return shorten(row, PROSE);
  if (typeof row !== "object" || row === null) return row;
  let cut: Record<string, unknown> | null = null;
  for (const name of Object.keys(row)) {
    const text: unknown = Reflect.get(row, name);
    if (typeof text !== "string" || WHOLE.has(name)) continue;
    const short = shorten(text);
    if (short !== text) cut = { ...(cut ?? row), [name]: short };
  }
  return cut ?? row;
}
