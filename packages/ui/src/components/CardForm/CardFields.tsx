import { type ReactNode, useEffect, useState } from "react";
import { classes, type Styled } from "../../classes.ts";
import { useClearedOnUnmount } from "../../secrets/useClearedOnUnmount.ts";
import { NativeSelect, type NativeSelectProps } from "../NativeSelect/NativeSelect.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { useCaret } from "../../text/useCaret.ts";
import { useCardForm } from "./preview.ts";
import { CardNumberField, type Keyed } from "./CardNumberField.tsx";
import { digitsOf } from "../../text/digits.ts";

export { CardNumberField };

export type CardFieldProps = Omit<
  TextFieldProps,
  "value" | "inputMode" | "autoComplete" | "hasNumbers" | "inputRef"
> &
  Keyed;

/** A field for the name on the card. */
export const CardHolderField = ({ inputKey, ...props }: CardFieldProps) => (
  <HolderInput key={inputKey} {...props} />
);

function HolderInput({ onChange, ...props }: Omit<CardFieldProps, "inputKey">) {
  const { store } = useCardForm();
  const first = props.defaultValue ?? "";
  useEffect(() => store.set({ holder: first }), [store, first]);
  return (
    <TextField
      {...props}
      autoComplete="cc-name"
      enterKeyHint="next"
      spellCheck="false"
      onChange={(holder) => {
        store.set({ holder });
        onChange?.(holder);
      }}
    />
  );
}

/**
 * A field for the security code, digits only. The drawn card shows its back while this field has
 * focus.
 */
export const CardCodeField = ({ inputKey, ...props }: CardFieldProps) => (
  <CodeInput key={inputKey} {...props} />
);

function CodeInput({ defaultValue = "", onChange, ...props }: Omit<CardFieldProps, "inputKey">) {
  const { store } = useCardForm();
  const [code, setCode] = useState(() => digitsOf(defaultValue));
  const caret = useCaret();
  useClearedOnUnmount(caret.input);
  useEffect(() => store.set({ code }), [store, code]);
  useEffect(() => () => store.set({ code: "", isTurned: false }), [store]);
  return (
    <TextField
      {...props}
      inputRef={caret.input}
      autoComplete="cc-csc"
      enterKeyHint="next"
      inputMode="numeric"
      hasNumbers
      pasteTransform={digitsOf}
      onFocusChange={(isTurned) => {
        store.set({ isTurned });
        props.onFocusChange?.(isTurned);
      }}
      value={code}
      onChange={(text) => {
        const digits = digitsOf(text);
        caret.putAt(digitsOf(text.slice(0, caret.at(text))).length);
        setCode(digits);
        onChange?.(digits);
      }}
    />
  );
}

export interface CardExpiryGroupProps extends Styled {
  /** The label of month and year together: "Expiry date". */
  label: string;
  /** The month, then the year. */
  children: ReactNode;
}

/** Month and year as one group, in the order of the card. */
export function CardExpiryGroup({ label, children, className }: CardExpiryGroupProps) {
  return (
    <fieldset className={classes("waypost-FieldGroup waypost-CardExpiry", { className })}>
      <legend className="waypost-Field-label">{label}</legend>
      <div className="waypost-CardExpiry-row">{children}</div>
    </fieldset>
  );
}

export interface CardExpiryFieldProps extends NativeSelectProps {
  part: "month" | "year";
}

/** A field for the month or the year in which the card expires. */
export function CardExpiryField({ part, onChange, ...props }: CardExpiryFieldProps) {
  const { store } = useCardForm();
  const current = props.value ?? props.defaultValue ?? "";
  useEffect(() => store.set({ [part]: current }), [store, part, current]);
  return (
    <NativeSelect
      {...props}
      autoComplete={`cc-exp-${part}`}
      onChange={(value) => {
        store.set({ [part]: value });
        onChange?.(value);
      }}
    />
  );
}
