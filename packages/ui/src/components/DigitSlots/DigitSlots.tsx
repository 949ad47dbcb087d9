import { type CSSProperties, type ReactNode, useState } from "react";
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { classes, type Styled } from "../../classes.ts";
import { useClearedOnUnmount } from "../../secrets/useClearedOnUnmount.ts";
import { digitsOf } from "../../text/digits.ts";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/FieldMessage.tsx";
import { placeCaret, insertPasted, useComposition } from "../../text/editing.ts";
import { useCaret } from "../../text/useCaret.ts";
import { Spinner } from "../Spinner/Spinner.tsx";

type AriaProps = Omit<
  AriaTextFieldProps,
  "children" | "className" | "style" | "isInvalid" | "value" | "inputMode" | "autoComplete"
>;

export interface DigitSlotsProps extends AriaProps, Omit<FieldTexts, "optionalText">, Styled {
  /** Number of digits. */
  length: number;
  /** Returns the content shown beside the digits, such as the brand of a card. */
  trailing?: (digits: string) => ReactNode;
  isChecking?: boolean;
  /** An action after the error that helps to fix it. */
  errorAction?: ReactNode;
  /** Announced during and after a check: "Checking your card…". */
  status?: string | undefined;
}

/**
 * A few secret digits, each in a separate slot. `onChange` receives the digits only. The slots are
 * drawn behind the field's own text, so that the digits are nowhere else on the page.
 */
export function DigitSlots(props: DigitSlotsProps) {
  const { label, description, errorMessage, errorAction, ...slots } = props;
  const { length, trailing, isChecking, status, ...field } = slots;
  const { defaultValue = "", onChange, ...aria } = field;
  const [digits, setDigits] = useState(() => firstDigits(defaultValue, length));
  const { input, at, putAt } = useCaret();
  useClearedOnUnmount(input);
  const composition = useComposition({
    value: digits,
    onChange: (text) => {
      const next = firstDigits(text, length);
      putAt(firstDigits(text.slice(0, at(text)), length).length);
      setDigits(next);
      if (next !== digits) onChange?.(next);
    },
  });
  return (
    <AriaTextField
      validationBehavior="aria"
      {...aria}
      {...composition}
      isInvalid={Boolean(errorMessage)}
      className={classes("waypost-Field waypost-DigitSlots", props)}
    >
      <Field {...{ label, description, errorMessage, errorAction }}>
        <div className="waypost-DigitSlots-row">
          <div
            className="waypost-Field-box"
            dir="ltr"
            style={{ "--waypost-length": length } as CSSProperties}
          >
            <Input
              ref={input}
              onMouseDown={placeCaret}
              className="waypost-DigitSlots-input waypost-numbers"
              inputMode="numeric"
              autoComplete="off"
              onPaste={(event) => insertPasted(event, (text) => firstDigits(text, length))}
            />
          </div>
          <span className="waypost-DigitSlots-trailing">
            {isChecking === true ? <Spinner /> : trailing?.(digits)}
          </span>
        </div>
      </Field>
      <output className="waypost-hidden">{status}</output>
    </AriaTextField>
  );
}

const firstDigits = (text: string, length: number): string => digitsOf(text).slice(0, length);
