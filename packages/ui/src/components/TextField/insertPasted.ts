import type { ClipboardEvent, InputEvent } from "react";

/** Inserts the transformed text instead of the pasted one, or nothing for "". */
export function insertPasted(
  event: ClipboardEvent<HTMLInputElement>,
  transform: (text: string) => string,
): void {
  const pasted = event.clipboardData.getData("text");
  const wanted = transform(pasted);
  if (wanted === pasted) return;
  event.preventDefault();
  // The only way to insert text that preserves the browser's undo history and fires a native input
  // event.
  if (wanted !== "") document.execCommand("insertText", false, wanted);
}

/**
 * Transforms several characters that a keyboard inserts without a paste event, before the field
 * handles them.
 */
export function replaceInserted(
  event: InputEvent<HTMLInputElement>,
  transform: (text: string) => string,
): void {
  const { currentTarget: input, nativeEvent } = event;
  const { data, isComposing } = nativeEvent;
  const end = input.selectionStart;
  if (isComposing || !data || data.length < 2 || end === null) return;
  const start = end - data.length;
  const wanted = transform(data);
  // Without a result, the field handles the text itself.
  if (wanted === data || wanted === "" || input.value.slice(start, end) !== data) return;
  event.stopPropagation();
  input.setRangeText(wanted, start, end, "end");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
