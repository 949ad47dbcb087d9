import { useState } from "react";
import { digitsOf } from "../../text/digits.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { useCaret } from "../../text/useCaret.ts";
import { mayBecomeNational, readPhone } from "./readPhone.ts";

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  "type" | "inputMode" | "hasNumbers" | "trailing" | "pasteTransform" | "inputRef"
> {
  /** The number of digits in a complete number. Default 10. */
  length?: number;
  /** The country code, which is removed from the beginning of a number. Default "1". */
  countryCode?: string;
  /** The error for rejected input: an extra digit or a foreign number. */
  rejectedInputMessage?: string;
}

/** A national phone number: digits only, with a counter. */
export function PhoneField({
  length = 10,
  countryCode = "1",
  value,
  defaultValue = "",
  onChange,
  onBlur,
  errorMessage,
  rejectedInputMessage,
  ...props
}: PhoneFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const [abroad, setAbroad] = useState("");
  const [isTooLong, setTooLong] = useState(false);
  const caret = useCaret();
  const digits = value ?? own;
  const shown = digits === "" ? abroad : digits;
  const isRejected = isTooLong || !mayBecomeNational(abroad, countryCode);

  const change = (text: string) => {
    const at = caret.at(text);
    const isOneKey = text.slice(0, at - 1) + text.slice(at) === shown;
    const phone = readPhone(text, { length, countryCode, isOneKey });
    setTooLong(phone === null);
    if (phone === null) {
      // Without a number that it would replace, the text stays, so that it can be corrected.
      if (digits === "") setAbroad(digitsOf(text));
      caret.putAt(at - (text.length - shown.length));
      return;
    }
    const behind = digitsOf(text.slice(at)).length;
    caret.putAt((phone.abroad + phone.digits).length - behind);
    setAbroad(phone.abroad);
    setOwn(phone.digits);
    if (phone.digits !== digits) onChange?.(phone.digits);
  };

  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      errorMessage={
        isRejected && rejectedInputMessage !== undefined ? rejectedInputMessage : errorMessage
      }
      type="tel"
      inputMode="numeric"
      hasNumbers
      inputRef={caret.input}
      value={shown}
      onChange={change}
      onBlur={(event) => {
        if (!isRejected) setAbroad("");
        onBlur?.(event);
      }}
      // A number that is too long is inserted unchanged, so that the field rejects it with an
      // error.
      pasteTransform={(text) => {
        const phone = readPhone(text, { length, countryCode, isOneKey: false });
        return phone === null ? text : phone.abroad + phone.digits;
      }}
      trailing={
        <span className="waypost-PhoneField-count waypost-numbers" aria-hidden="true" dir="ltr">
          {`${digits.length}/${length}`}
        </span>
      }
    />
  );
}
