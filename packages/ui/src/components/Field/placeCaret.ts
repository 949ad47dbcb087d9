import type { MouseEvent } from "react";

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
