import type { ClipboardEvent } from "react";

/** Inserts the transformed text in place of the pasted one. */
export function insertPasted(
  event: ClipboardEvent<HTMLInputElement>,
  transform: (text: string) => string,
): void {
  const pasted = event.clipboardData.getData("text");
  const wanted = transform(pasted);
  if (wanted === pasted) return;
  event.preventDefault();
  // The only way to insert text that keeps the browser's undo history and fires a native input
  // event.
  document.execCommand("insertText", false, wanted);
}
