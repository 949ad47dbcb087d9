import { type RefObject, useLayoutEffect, useRef, useState } from "react";

// A file of its own, because no first page needs it.

interface Caret {
  /** The ref for the input. */
  input: RefObject<HTMLInputElement | null>;
  /** Returns the caret's position; the end of the text for an input without one. */
  at: (text: string) => number;
  /** Call it on every change, including rejected ones. */
  putAt: (place: number) => void;
}

/**
 * Preserves the caret's position in a field that reformats its text. React would move it to the
 * end.
 */
export function useCaret(): Caret {
  const input = useRef<HTMLInputElement>(null);
  // An object, so that a change that results in the same text still re-renders.
  const [wanted, setWanted] = useState<{ place: number }>();
  useLayoutEffect(() => {
    if (wanted === undefined || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(wanted.place, wanted.place);
  }, [wanted]);
  return {
    input,
    at: (text) => input.current?.selectionStart ?? text.length,
    putAt: (place) => setWanted({ place }),
  };
}
