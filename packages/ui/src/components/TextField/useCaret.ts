import { type RefObject, useLayoutEffect, useRef, useState } from "react";

export interface Caret {
  /** For the input. */
  input: RefObject<HTMLInputElement | null>;
  /** Where it stands in a text of this length. */
  at: (text: string) => number;
  /** To be called at every change, the refused ones included. */
  putAt: (place: number) => void;
}

/** The caret of a field that rewrites what is typed: React puts it behind a text it changes. */
export function useCaret(): Caret {
  const input = useRef<HTMLInputElement>(null);
  // An object, so that a change that leaves the text as it was is drawn as well.
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
