import { useState } from "react";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  "type" | "inputMode" | "hasNumbers" | "trailing" | "pasteTransform"
> {
  /** Digits of a whole number. Default 10. */
  length?: number;
  /** Digits dropped in front of a pasted number that is too long by them. Default "1". */
  countryCode?: string;
}

/** A national phone number: digits only, with a count of those that are there. */
export function PhoneField({
  length = 10,
  countryCode = "1",
  value,
  defaultValue = "",
  onChange,
  ...props
}: PhoneFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const digits = value ?? own;
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      type="tel"
      inputMode="numeric"
      hasNumbers
      value={digits}
      onChange={(text) => {
        const next = onlyDigits(text).slice(0, length);
        setOwn(next);
        onChange?.(next);
      }}
      pasteTransform={(text) => national(onlyDigits(text), length, countryCode)}
      trailing={
        <span className="wp-PhoneField-count wp-numbers" aria-hidden="true" dir="ltr">
          {digits.length}/{length}
        </span>
      }
    />
  );
}

function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, "");
}

function national(digits: string, length: number, countryCode: string): string {
  const isInternational = digits === countryCode + digits.slice(-length);
  return isInternational ? digits.slice(countryCode.length) : digits;
}
