import {
  type ClipboardEvent,
  type CompositionEvent,
  type InputEvent,
  type MouseEvent,
  useState,
} from "react";

/**
 * An `onMouseDown` handler for an input that ensures that a press moves the caret into it. Two
 * quick presses are a double press, even if the first one closed an element above the input. On a
 * double press, Chromium does not move an existing selection, so the input has focus but typing
 * does nothing.
 */
export function placeCaret({ detail, currentTarget }: MouseEvent): void {
  if (detail > 1 && currentTarget !== document.activeElement) {
    document.getSelection()?.removeAllRanges();
  }
}

interface Controlled {
  value?: string | undefined;
  onChange?: ((text: string) => void) | undefined;
}

/**
 * Shows the text of a composing keyboard as it is, and passes it on when the composition ends. A
 * value that is rewritten in between would double digits, because the keyboard inserts its whole
 * text again with each key. Every field that rewrites what is typed uses it.
 */
export function useComposition({ value, onChange }: Controlled) {
  const [composed, setComposed] = useState<string>();
  if (value === undefined) return {};
  return {
    value: composed ?? value,
    onChange: (text: string) => (composed === undefined ? onChange?.(text) : setComposed(text)),
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      onChange?.(currentTarget.value);
    },
  };
}

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
