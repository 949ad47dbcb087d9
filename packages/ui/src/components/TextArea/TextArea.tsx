import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { classes, type Styled } from "../../classes.ts";
import { Field } from "../Field/Field.tsx";
import type { FieldTexts } from "../Field/FieldMessage.tsx";
import { placeCaret } from "../../text/editing.ts";

type AriaProps = Omit<AriaTextFieldProps, "children" | "className" | "style" | "isInvalid">;

export interface TextAreaProps extends AriaProps, FieldTexts, Styled {
  /** The number of lines visible without scrolling. Default 4. */
  rows?: number;
}

/** A field for several lines of text. Uncontrolled with `defaultValue`. */
export function TextArea(props: TextAreaProps) {
  const { label, optionalText, description, errorMessage, rows = 4, ...field } = props;
  return (
    <AriaTextField
      validationBehavior="aria"
      {...field}
      isInvalid={Boolean(errorMessage)}
      className={classes("waypost-Field waypost-TextArea", props)}
    >
      <Field {...{ label, optionalText, description, errorMessage }}>
        <div className="waypost-Field-box">
          <AriaTextArea rows={rows} onMouseDown={placeCaret} className="waypost-Field-input" />
        </div>
      </Field>
    </AriaTextField>
  );
}
