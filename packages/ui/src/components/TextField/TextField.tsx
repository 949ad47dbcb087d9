import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { classes, type Styled } from "../../classes.ts";
import { LockIcon } from "../../icons/Icon.tsx";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/FieldMessage.tsx";
import { placeCaret, insertPasted, replaceInserted, useComposition } from "../../text/editing.ts";
import { inElement } from "../../text/InElement.tsx";

type AriaProps = Omit<AriaTextFieldProps, "children" | "className" | "style" | "isInvalid">;

export interface TextFieldProps extends AriaProps, FieldTexts, Styled {
  placeholder?: string;
  /** A link after the error that helps to fix it: "Reactivate.". */
  errorAction?: ReactNode;
  /** Replaces the error while there is none. */
  note?: ReactNode;
  /** Content at the end inside the box, such as a spinner, a unit or a small button. */
  trailing?: ReactNode;
  /** True for tabular digits, as for IMEIs, card and phone numbers. */
  hasNumbers?: boolean;
  /**
   * Transforms text that is pasted, or inserted at once by a keyboard. Text typed key by key is
   * not transformed. Nothing is inserted for "".
   */
  pasteTransform?: (text: string) => string;
  inputRef?: Ref<HTMLInputElement>;
  inputProps?: Pick<InputHTMLAttributes<HTMLInputElement>, "size" | "dir" | "onFocus" | "onBlur">;
}

/** A single-line text field with label, help and error. Uncontrolled with `defaultValue`. */
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
  // A field for text is not rewritten, and reports each letter.
  const isRewritten = props.inputMode === "numeric";
  const composition = useComposition(isRewritten ? props : {});
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      {...composition}
      isInvalid={Boolean(errorMessage)}
      className={classes("waypost-Field waypost-TextField", props)}
    >
      <Field {...{ label, optionalText, description, errorMessage, errorAction, note }}>
        <div className="waypost-Field-box">
          <Input
            {...inputProps}
            ref={inputRef}
            placeholder={placeholder}
            onMouseDown={placeCaret}
            className={
              hasNumbers === true ? "waypost-Field-input waypost-numbers" : "waypost-Field-input"
            }
            onPaste={pasteTransform && ((event) => insertPasted(event, pasteTransform))}
            onInputCapture={pasteTransform && ((event) => replaceInserted(event, pasteTransform))}
          />
          {props.isReadOnly === true && <LockIcon />}
          {inElement(trailing)}
        </div>
      </Field>
    </AriaTextField>
  );
}
