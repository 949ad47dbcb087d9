import { type RefObject, useEffect, useLayoutEffect } from "react";

/**
 * Clears an element and the fields in it after it has left the page. Other references to them,
 * such as the browser's memory of the last focus, must not retain passwords and card numbers.
 */
export function useClearedOnUnmount(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = ref.current;
    return () => {
      // Deferred until it is known if the element has left the page, because StrictMode runs this
      // cleanup, too.
      queueMicrotask(() => {
        if (root !== null && !root.isConnected) clear(root);
      });
    };
  }, [ref]);
  useEffect(() => {
    const form = ref.current?.closest("form");
    // Runs after the effects of all fields. React Aria leaves a `reset` on the form, whose closures
    // contain the values of the last rendering.
    const dropReset = () => {
      if (form?.isConnected === false) Reflect.deleteProperty(form, "reset");
    };
    return () => queueMicrotask(dropReset);
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
