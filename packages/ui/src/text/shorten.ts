import type { ReactNode } from "react";

/** For running text, which may be long: what a user agrees to must not be cut. */
export const PROSE = 5000;

/**
 * Cuts a text that is shown after 500 characters, or the given number; other content stays. For
 * rows of lists and for ids, which a host has to pass whole because they are sent back or copied:
 * a text of megabytes freezes the page.
 */
export function shorten<Content extends ReactNode>(content: Content, longest = 500) {
  if (typeof content !== "string" || content.length <= longest) return content;
  // Without the first half of a character that takes two places.
  return content.slice(0, longest).replace(/\p{Cs}?$/u, "…");
}
