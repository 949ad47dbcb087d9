import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { Input, TextField } from "react-aria-components/TextField";
import { classes, type Styled } from "../../classes.ts";
import { ChevronIcon } from "../../icons/Icon.tsx";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/FieldMessage.tsx";

export interface PickerFieldProps extends FieldTexts, Styled {
  /** The current choice as text. The placeholder is shown if it is empty. */
  value: string;
  /** The label of the button, and the placeholder: "Select Plan". */
  action?: string;
  /** A button for the usual choice below the field, or a fact about the choice beside the label. */
  suggestion?: ReactNode;
  isDisabled?: boolean;
  id?: string;
  /** Called to open the dialog. Omit it if there is nothing to choose. */
  onPress?: () => void;
}

/**
 * A field whose value is selected in a dialog. The text is read-only, and a click anywhere opens
 * the dialog. Like a select it is a single tab stop, because its button is for the pointer.
 */
export function PickerField(props: PickerFieldProps) {
  const {
    label,
    optionalText,
    description,
    errorMessage,
    value,
    action = "",
    isDisabled,
    id,
  } = props;
  const { suggestion, onPress } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...(id === undefined ? {} : { id })}
      isReadOnly
      isDisabled={isDisabled === true}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      value={value}
      className={classes("waypost-Field waypost-PickerField", props)}
    >
      <Field
        {...{ label, optionalText, description, errorMessage }}
        note={suggestion}
        errorAction={suggestion}
      >
        <div className="waypost-Field-box">
          <Input
            ref={input}
            {...(onPress && { "aria-haspopup": "dialog" })}
            className="waypost-Field-input"
            placeholder={action}
            onClick={onPress}
            onKeyDown={(event) => {
              if (!onPress || !opens(event)) return;
              event.preventDefault();
              onPress();
            }}
          />
          {onPress && (
            <Button
              className="waypost-PickerField-button"
              aria-label={action}
              aria-haspopup="dialog"
              excludeFromTabOrder
              isDisabled={isDisabled === true}
              onPress={() => {
                // The dialog restores focus to the previously focused element.
                input.current?.focus();
                onPress();
              }}
            >
              <ChevronIcon />
            </Button>
          )}
        </div>
      </Field>
    </TextField>
  );
}

// The keys that open a select. Enter would submit the form.
const opens = ({ key }: KeyboardEvent) => [" ", "Enter", "ArrowDown"].includes(key);

export interface PickerPlaceholderProps extends Styled {
  /** The condition for the field: "Enter the IMEI to see the plans." */
  children: ReactNode;
}

/** A line in place of a `PickerField` that appears later. */
export function PickerPlaceholder({ children, className }: PickerPlaceholderProps) {
  return <p className={classes("waypost-PickerPlaceholder", { className })}>{children}</p>;
}
