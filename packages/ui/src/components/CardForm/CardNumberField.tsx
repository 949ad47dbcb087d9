import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { useCardForm } from "./CardForm.tsx";
import { caretAfter, digitsOf, edited } from "./grouping.ts";

export type CardNumberFieldProps = Omit<
  TextFieldProps,
  "value" | "inputMode" | "autoComplete" | "hasNumbers" | "pasteTransform" | "inputRef"
>;

/** The card's number: groups itself as one types or pastes, and gives its digits only. */
export function CardNumberField({ defaultValue = "", onChange, ...props }: CardNumberFieldProps) {
  const { store, format } = useCardForm();
  const [digits, setDigits] = useState(() => digitsOf(defaultValue));
  const input = useRef<HTMLInputElement>(null);
  // How many digits stand before the caret: React puts the caret of a changed text at its end.
  const before = useRef<number | null>(null);
  const shown = format(digits).groups.join(" ");
  useEffect(() => store.set({ number: digits }), [store, digits]);
  useLayoutEffect(() => {
    if (before.current === null || document.activeElement !== input.current) return;
    const caret = caretAfter(shown, before.current);
    input.current?.setSelectionRange(caret, caret);
    before.current = null;
  });
  return (
    <TextField
      {...props}
      inputRef={input}
      autoComplete="cc-number"
      inputMode="numeric"
      hasNumbers
      inputProps={{ dir: "ltr" }}
      pasteTransform={digitsOf}
      value={shown}
      onChange={(text) => {
        const caret = input.current?.selectionStart ?? text.length;
        const typed = edited(shown, text, caret);
        before.current = typed.before;
        setDigits(typed.digits);
        onChange?.(typed.digits);
      }}
    />
  );
}
