import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { Field, type FieldTexts } from "../Field/Field.tsx";

type AriaProps = Omit<AriaTextFieldProps, "children" | "className" | "style" | "isInvalid">;

export interface TextAreaProps extends AriaProps, FieldTexts {
  /** Lines that show without scrolling. Default 4. */
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
      className="waypost-Field waypost-TextArea"
    >
      <Field {...{ label, optionalText, description, errorMessage }}>
        <div className="waypost-Field-box">
          <AriaTextArea rows={rows} className="waypost-Field-input" />
        </div>
      </Field>
    </AriaTextField>
  );
}
