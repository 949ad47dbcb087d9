import type { ReactNode } from "react";
import {
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from "react-aria-components/NumberField";
import { classes, type Styled } from "../../classes.ts";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import { placeCaret } from "../Field/placeCaret.ts";
import { EXACT } from "./exact.ts";

type AriaProps = Omit<AriaNumberFieldProps, "children" | "className" | "style" | "isInvalid">;

export interface NumberFieldProps extends AriaProps, FieldTexts, Styled {
  placeholder?: string;
  /** The unit after the number: "mph" or "× 8 ms". */
  unit?: ReactNode;
  /** Shown below while there is no error: "was 80". */
  note?: ReactNode;
  /**
   * True to show every decimal. Otherwise leaving the field would round a number that was not
   * edited.
   */
  isExact?: boolean;
}

/**
 * A number in the format of the user's locale. Arrow keys step. On blur the value is clamped to
 * `minValue` and `maxValue`. `onChange` receives a number, or NaN for an empty field.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, optionalText, description, errorMessage, ...rest } = props;
  const { placeholder, unit, note, isExact = false, ...aria } = rest;
  return (
    <AriaNumberField
      validationBehavior="aria"
      {...(isExact && { formatOptions: EXACT })}
      {...aria}
      isInvalid={Boolean(errorMessage)}
      className={classes("waypost-Field waypost-NumberField", props)}
    >
      <Field {...{ label, optionalText, description, errorMessage, note }}>
        <div className="waypost-Field-box">
          <Input
            placeholder={placeholder}
            onMouseDown={placeCaret}
            className="waypost-Field-input waypost-numbers"
          />
          {unit !== undefined && <span className="waypost-NumberField-unit">{unit}</span>}
        </div>
      </Field>
    </AriaNumberField>
  );
}
