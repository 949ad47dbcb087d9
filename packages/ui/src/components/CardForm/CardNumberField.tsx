import { useEffect, useState } from "react";
import { useClearedOnUnmount } from "../../secrets/useClearedOnUnmount.ts";
import { digitsOf } from "../../text/digits.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { useCaret } from "../../text/useCaret.ts";
import { CardMark } from "./CardMark.tsx";
import { useCardForm } from "./preview.ts";
import { caretAfter, applyEdit, pastedNumber } from "./grouping.ts";

export interface Keyed {
  /** A new key shows the default value again. */
  inputKey?: string | number | undefined;
}

export type CardNumberFieldProps = Omit<
  TextFieldProps,
  "value" | "inputMode" | "autoComplete" | "hasNumbers" | "pasteTransform" | "inputRef" | "trailing"
> &
  Keyed;

/**
 * A field for the card number. The digits are grouped while typing or pasting; `onChange` receives
 * the digits only. From a pasted text the field takes the number, if there is exactly one. A
 * `note` is shown after the field has lost focus.
 */
export const CardNumberField = ({ inputKey, ...props }: CardNumberFieldProps) => (
  <NumberInput key={inputKey} {...props} />
);

function NumberInput({
  defaultValue = "",
  onChange,
  onBlur,
  note,
  ...props
}: Omit<CardNumberFieldProps, "inputKey">) {
  const { store, format } = useCardForm();
  const [digits, setDigits] = useState(() => digitsOf(defaultValue));
  const [wasLeft, setLeft] = useState(false);
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
      pasteTransform={pastedNumber}
      value={shown}
      note={<output>{wasLeft && note !== undefined && <span>{note}</span>}</output>}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      onChange={(text) => {
        const typed = applyEdit(shown, text, caret.at(text));
        caret.putAt(caretAfter(grouped(typed.digits), typed.before));
        setDigits(typed.digits);
        setLeft(false);
        onChange?.(typed.digits);
      }}
    />
  );
}
