import { useEffect, useState } from "react";
import { useClearedOnUnmount } from "../../secrets/useClearedOnUnmount.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { useCaret } from "../TextField/useCaret.ts";
import { CardMark } from "./CardMark.tsx";
import { useCardForm } from "./CardForm.tsx";
import { caretAfter, digitsOf, edited } from "./grouping.ts";

type CardNumberFieldProps = Omit<
  TextFieldProps,
  "value" | "inputMode" | "autoComplete" | "hasNumbers" | "pasteTransform" | "inputRef" | "trailing"
>;

/** The card number. It is grouped while typing or pasting; `onChange` gets the digits only. */
export function CardNumberField({ defaultValue = "", onChange, ...props }: CardNumberFieldProps) {
  const { store, format } = useCardForm();
  const [digits, setDigits] = useState(() => digitsOf(defaultValue));
  const caret = useCaret();
  useClearedOnUnmount(caret.input);
  const grouped = (number: string) => format(number).groups.join(" ");
  const shown = grouped(digits);
  const { brand, mark } = format(digits);
  useEffect(() => store.set({ number: digits }), [store, digits]);
  useEffect(() => () => store.set({ number: "" }), [store]);
  return (
    <TextField
      {...props}
      inputRef={caret.input}
      autoComplete="cc-number"
      inputMode="numeric"
      enterKeyHint="next"
      trailing={<CardMark name={mark} label={brand} />}
      hasNumbers
      inputProps={{ dir: "ltr" }}
      pasteTransform={digitsOf}
      value={shown}
      onChange={(text) => {
        const typed = edited(shown, text, caret.at(text));
        caret.putAt(caretAfter(grouped(typed.digits), typed.before));
        setDigits(typed.digits);
        onChange?.(typed.digits);
      }}
    />
  );
}
