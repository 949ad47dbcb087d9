import { type ReactNode, useId } from "react";
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { classes, type Styled } from "../../classes.ts";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/FieldMessage.tsx";
import { placeCaret } from "../../text/editing.ts";
import { EXACT } from "../../text/readDecimal.ts";
import { useDecimal } from "./useDecimal.ts";

type AriaProps = Pick<
  AriaTextFieldProps,
  "id" | "name" | "isDisabled" | "isReadOnly" | "isRequired" | "autoFocus"
>;

export interface NumberFieldProps extends AriaProps, FieldTexts, Styled {
  /** The number; NaN for an empty field. Uncontrolled if left out. */
  value?: number;
  defaultValue?: number;
  /** Called with each number that is typed, and with NaN for an empty field. */
  onChange?: (value: number) => void;
  /** Called instead of `onChange` with a text whose meaning is unclear, such as "1.2.3". */
  onInvalid?: (text: string) => void;
  /** The error for such a text: "Enter a number such as 54.5". */
  invalidMessage?: string;
  minValue?: number;
  maxValue?: number;
  /** The step of an arrow key. Default 1. */
  step?: number;
  placeholder?: string;
  /** The unit after the number: "mph" or "× 8 ms". */
  unit?: ReactNode;
  /** Shown below while there is no error: "was 80". */
  note?: ReactNode;
  /** True to show every decimal instead of three. */
  isExact?: boolean;
}

/**
 * A number in the format of the user's locale. Both decimal signs are read where the meaning is
 * clear. Arrow keys step. On blur the value is clamped to `minValue` and `maxValue`.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, optionalText, description, errorMessage, ...rest } = props;
  const { placeholder, unit, note, isExact = false, invalidMessage, ...number } = rest;
  const { value, defaultValue, onChange, onInvalid, minValue, maxValue, step, ...aria } = number;
  const formatOptions = isExact ? EXACT : undefined;
  const range = { minValue, maxValue, step, isClamped: true, formatOptions };
  const decimal = useDecimal({ value, defaultValue, onChange, onInvalid, ...range });
  const unitId = useId();
  const shownError = decimal.isUnclear ? (invalidMessage ?? errorMessage) : errorMessage;
  return (
    <AriaTextField
      validationBehavior="aria"
      autoComplete="off"
      {...aria}
      {...decimal.field}
      isInvalid={Boolean(shownError)}
      aria-describedby={unit === undefined ? undefined : unitId}
      className={classes("waypost-Field waypost-NumberField", props)}
    >
      <Field {...{ label, optionalText, description, errorMessage: shownError, note }}>
        <div className="waypost-Field-box">
          <Input
            placeholder={placeholder}
            onMouseDown={placeCaret}
            className="waypost-Field-input waypost-numbers"
          />
          {unit !== undefined && (
            <span id={unitId} className="waypost-NumberField-unit">
              {unit}
            </span>
          )}
        </div>
      </Field>
    </AriaTextField>
  );
}
