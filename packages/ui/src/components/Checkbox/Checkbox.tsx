import type { ReactNode } from "react";
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
  FieldError,
  Text,
} from "react-aria-components/Checkbox";
import { classes, type Styled } from "../../classes.ts";
import { CheckIcon, ErrorIcon } from "../../icons/Icon.tsx";
import { FieldMessage } from "../Field/FieldMessage.tsx";
import { InElement } from "../../text/InElement.tsx";

type AriaProps = Omit<CheckboxFieldProps, "children" | "className" | "style" | "isInvalid">;

export interface CheckboxProps extends AriaProps, Styled {
  /** The label, such as a sentence that the user agrees to. */
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
      className={classes("waypost-Checkbox", props)}
    >
      <CheckboxButton className="waypost-Checkbox-button">
        <span className="waypost-Checkbox-box" aria-hidden="true">
          <CheckIcon />
        </span>
        <span>{children}</span>
      </CheckboxButton>
      {description !== undefined && (
        <Text slot="description" className="waypost-Checkbox-description">
          <InElement>{description}</InElement>
        </Text>
      )}
      <FieldMessage hasError={Boolean(errorMessage)} className="waypost-Checkbox-message">
        <FieldError className="waypost-Field-error">
          <ErrorIcon />
          <span>{errorMessage}</span>
        </FieldError>
      </FieldMessage>
    </CheckboxField>
  );
}
