import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { LockIcon } from "../../icons/Icon.tsx";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import { insertPasted } from "./insertPasted.ts";

type AriaProps = Omit<AriaTextFieldProps, "children" | "className" | "style" | "isInvalid">;

export interface TextFieldProps extends AriaProps, FieldTexts {
  placeholder?: string;
  /** A link behind the error that helps out of it: "Reactivate.". */
  errorAction?: ReactNode;
  /** What stands in the error's place while there is none. */
  note?: ReactNode;
  /** What stands at the end inside the box: a spinner, a unit, a small button. */
  trailing?: ReactNode;
  /** Digits of one width, for numbers that are compared: IMEIs, cards, phones. */
  hasNumbers?: boolean;
  /** Changes text as it is pasted; typing is left alone. */
  pasteTransform?: (text: string) => string;
  inputRef?: Ref<HTMLInputElement>;
  inputProps?: Pick<InputHTMLAttributes<HTMLInputElement>, "size" | "dir" | "onFocus" | "onBlur">;
}

/** One line of text with its label, help and error. Uncontrolled with `defaultValue`. */
export function TextField({
  label,
  optionalText,
  description,
  errorMessage,
  errorAction,
  note,
  placeholder,
  trailing,
  hasNumbers,
  pasteTransform,
  inputRef,
  inputProps,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isInvalid={Boolean(errorMessage)}
      className="wp-Field wp-TextField"
    >
      <Field {...{ label, optionalText, description, errorMessage, errorAction, note }}>
        <div className="wp-Field-box">
          <Input
            {...inputProps}
            ref={inputRef}
            placeholder={placeholder}
            className={hasNumbers === true ? "wp-Field-input wp-numbers" : "wp-Field-input"}
            onPaste={pasteTransform && ((event) => insertPasted(event, pasteTransform))}
          />
          {props.isReadOnly === true && <LockIcon />}
          {trailing}
        </div>
      </Field>
    </AriaTextField>
  );
}
