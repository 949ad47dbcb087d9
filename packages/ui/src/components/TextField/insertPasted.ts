import type { ClipboardEvent } from "react";

/** Puts the changed text where the clipboard's own would have gone. */
export function insertPasted(
  event: ClipboardEvent<HTMLInputElement>,
  transform: (text: string) => string,
): void {
  const pasted = event.clipboardData.getData("text");
  const wanted = transform(pasted);
  if (wanted === pasted) return;
  event.preventDefault();
  // The only way in that keeps the browser's undo and fires its own input event.
  document.execCommand("insertText", false, wanted);
}
