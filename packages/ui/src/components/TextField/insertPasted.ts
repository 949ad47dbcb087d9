import type { ClipboardEvent, InputEvent } from "react";

/** Inserts the transformed text in place of the pasted one, or nothing. */
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
  if (wanted !== "") document.execCommand("insertText", false, wanted);
}

/**
 * Does the same for several characters that a keyboard inserted without a paste event, before the
 * field hears of them.
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
  // Without a result the field decides what to do with the text.
  if (wanted === data || wanted === "" || input.value.slice(start, end) !== data) return;
  event.stopPropagation();
  input.setRangeText(wanted, start, end, "end");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
