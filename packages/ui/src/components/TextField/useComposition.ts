import { type CompositionEvent, useState } from "react";

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
