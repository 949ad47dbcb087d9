import { type ReactNode, useId } from "react";
import { FieldMessage, type FieldTexts } from "./FieldMessage.tsx";
import { ErrorIcon } from "../../icons/Icon.tsx";
import { InElement } from "../../text/InElement.tsx";

interface FieldGroupProps extends Omit<FieldTexts, "optionalText"> {
  /** Target of a link in an error summary; the group can take focus. */
  id?: string | undefined;
  className: string;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

/** Several controls under one label. Help and error are part of the group's description. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, label, description, errorMessage, className, isDisabled, children } = props;
  const baseId = useId();
  const labelId = `${baseId}label`;
  const descriptionId = `${baseId}description`;
  const errorId = `${baseId}error`;
  const hasError = Boolean(errorMessage);
  const describedBy = [description !== undefined && descriptionId, hasError && errorId].filter(
    Boolean,
  );
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy.join(" ") || undefined}
      aria-disabled={isDisabled || undefined}
      data-invalid={hasError || undefined}
      data-disabled={isDisabled || undefined}
      className={`waypost-Field waypost-FieldGroup ${className}`}
    >
      <span id={labelId} className="waypost-Field-label">
        {label}
      </span>
      {description !== undefined && (
        <div id={descriptionId} className="waypost-Field-description">
          {description}
        </div>
      )}
      <InElement>{children}</InElement>
      <FieldMessage hasError={hasError}>
        {hasError && (
          <span id={errorId} className="waypost-Field-error">
            <ErrorIcon />
            <span>{errorMessage}</span>
          </span>
        )}
      </FieldMessage>
    </fieldset>
  );
}
