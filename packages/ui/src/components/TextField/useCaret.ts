import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface Caret {
  /** Attach to the input. */
  input: RefObject<HTMLInputElement | null>;
  /** The caret's position; the end for an input without one. */
  at: (text: string) => number;
  /** Call on every change, including rejected ones. */
  putAt: (place: number) => void;
}

/**
 * Keeps the caret's position in a field that reformats its text: React would move it to the end.
 */
export function useCaret(): Caret {
  const input = useRef<HTMLInputElement>(null);
  // An object, so that a change that leaves the text the same still renders.
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
