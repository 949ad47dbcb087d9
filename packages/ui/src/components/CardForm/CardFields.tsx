import { useEffect } from "react";
import { NativeSelect, type NativeSelectProps } from "../NativeSelect/NativeSelect.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { useCardForm } from "./CardForm.tsx";
import { CardNumberField } from "./CardNumberField.tsx";

export { CardNumberField };

type FieldProps = Omit<TextFieldProps, "value" | "inputMode" | "autoComplete" | "hasNumbers">;

/** The name on the card. */
export function CardHolderField({ onChange, ...props }: FieldProps) {
  const { store } = useCardForm();
  const first = props.defaultValue ?? "";
  useEffect(() => store.set({ holder: first }), [store, first]);
  return (
    <TextField
      {...props}
      autoComplete="cc-name"
      spellCheck="false"
      onChange={(holder) => {
        store.set({ holder });
        onChange?.(holder);
      }}
    />
  );
}

/** The security code; the card turns over while it has the focus. */
export function CardCodeField({ onChange, ...props }: FieldProps) {
  const { store } = useCardForm();
  const first = props.defaultValue ?? "";
  useEffect(() => store.set({ code: first }), [store, first]);
  return (
    <TextField
      {...props}
      autoComplete="cc-csc"
      inputMode="numeric"
      hasNumbers
      pasteTransform={(text) => text.replaceAll(/[\s-]/g, "")}
      onFocusChange={(isTurned) => {
        store.set({ isTurned });
        props.onFocusChange?.(isTurned);
      }}
      onChange={(code) => {
        store.set({ code });
        onChange?.(code);
      }}
    />
  );
}

export interface CardExpiryFieldProps extends NativeSelectProps {
  part: "month" | "year";
}

/** The month or the year in which the card ends. */
export function CardExpiryField({ part, onChange, ...props }: CardExpiryFieldProps) {
  const { store } = useCardForm();
  const current = String(props.value ?? props.defaultValue ?? "");
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
