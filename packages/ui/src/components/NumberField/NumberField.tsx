import type { ReactNode } from "react";
import {
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from "react-aria-components/NumberField";
import { Field, type FieldTexts } from "../Field/Field.tsx";

type AriaProps = Omit<AriaNumberFieldProps, "children" | "className" | "style" | "isInvalid">;

export interface NumberFieldProps extends AriaProps, FieldTexts {
  placeholder?: string;
  /** The unit after the number: "mph" or "× 8 ms". */
  unit?: ReactNode;
}

/**
 * A number in the format of the user's locale. Arrow keys step; on blur the value is clamped to
 * `minValue` and `maxValue`. `onChange` gets a number, NaN when empty.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, optionalText, description, errorMessage, ...rest } = props;
  const { placeholder, unit, ...aria } = rest;
  return (
    <AriaNumberField
      validationBehavior="aria"
      {...aria}
      isInvalid={Boolean(errorMessage)}
      className="wp-Field wp-NumberField"
    >
      <Field {...{ label, optionalText, description, errorMessage }}>
        <Group className="wp-Field-box">
          <Input placeholder={placeholder} className="wp-Field-input wp-numbers" />
          {unit !== undefined && <span className="wp-NumberField-unit">{unit}</span>}
        </Group>
      </Field>
    </AriaNumberField>
  );
}
