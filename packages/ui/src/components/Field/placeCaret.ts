import type { MouseEvent } from "react";

/**
 * On an input's `onMouseDown`, lets a press put the caret into it. Browsers count two presses close
 * together as a double press, even where the first closed what was above the input. Chromium leaves
 * a selection elsewhere as it is on a double press: the input has the focus, but typing does nothing.
 */
export function placeCaret({ detail, currentTarget }: MouseEvent): void {
  if (detail > 1 && currentTarget !== document.activeElement) {
    document.getSelection()?.removeAllRanges();
  }
}
