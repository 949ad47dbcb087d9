import type { ReactNode } from "react";
import { FieldError, Label, Text } from "react-aria-components/TextField";
import { ErrorIcon } from "../../icons/Icon.tsx";

/** The words around every field. */
export interface FieldTexts {
  label: string;
  /** Beside the label of what may stay empty: "(optional)". */
  optionalText?: string | undefined;
  /** Help that is always there, under the label. */
  description?: ReactNode;
  /** What is wrong; the field is invalid while this is a text. */
  errorMessage?: string | undefined;
}

interface FieldProps extends FieldTexts {
  /** A link behind the error that helps out of it. */
  errorAction?: ReactNode;
  /** What stands in the error's place while there is none. */
  note?: ReactNode;
  children: ReactNode;
}

/** Label, help, the control and a line kept free for the error, so that nothing jumps. */
export function Field(props: FieldProps) {
  const { label, optionalText, description, errorMessage, errorAction, note, children } = props;
  return (
    <>
      <Label className="wp-Field-label">
        {label}
        {optionalText !== undefined && <span className="wp-Field-optional"> {optionalText}</span>}
      </Label>
      {description !== undefined && (
        <Text slot="description" className="wp-Field-description">
          {description}
        </Text>
      )}
      {children}
      <div className="wp-Field-message">
        <FieldError className="wp-Field-error">
          <ErrorIcon />
          {errorMessage}
        </FieldError>
        {errorMessage ? errorAction : note}
      </div>
    </>
  );
}
