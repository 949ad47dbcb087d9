import { type RefObject, useLayoutEffect } from "react";

/**
 * Empties an element and the fields in it when it has left the page: what still refers to them, such
 * as the browser's memory of the last focus, must not keep passwords and card numbers.
 */
export function useClearedOnUnmount(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = ref.current;
    return () => {
      // Later, when it shows whether the element has left the page: StrictMode runs this as well.
      queueMicrotask(() => {
        if (root !== null && !root.isConnected) clear(root);
      });
    };
  }, [ref]);
}

function clear(root: HTMLElement): void {
  for (const field of [root, ...root.querySelectorAll("input, select")]) {
    if (field instanceof HTMLInputElement) {
      field.removeAttribute("value");
      field.value = "";
    } else {
      field.replaceChildren();
    }
  }
}
