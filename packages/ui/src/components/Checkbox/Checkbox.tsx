import type { ReactNode } from "react";
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
  FieldError,
  Text,
} from "react-aria-components/Checkbox";
import { CheckIcon, ErrorIcon } from "../../icons/Icon.tsx";
import { PROSE, shorten } from "../../text/shorten.ts";

type AriaProps = Omit<CheckboxFieldProps, "children" | "className" | "style" | "isInvalid">;

export interface CheckboxProps extends AriaProps {
  /** The label: what the user agrees to. */
  children: ReactNode;
  description?: ReactNode;
  errorMessage?: string | undefined;
}

/** A checkbox whose label is part of its click target. */
export function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      {...props}
      isInvalid={Boolean(errorMessage)}
      className="wp-Checkbox"
    >
      <CheckboxButton className="wp-Checkbox-button">
        <span className="wp-Checkbox-box" aria-hidden="true">
          <CheckIcon />
        </span>
        <span>{shorten(children, PROSE)}</span>
      </CheckboxButton>
      {description !== undefined && (
        <Text slot="description" className="wp-Checkbox-description">
          {shorten(description, PROSE)}
        </Text>
      )}
      <div className="wp-Field-message wp-Checkbox-message">
        <FieldError className="wp-Field-error">
          <ErrorIcon />
          {shorten(errorMessage)}
        </FieldError>
      </div>
    </CheckboxField>
  );
}
