import { type ReactNode, useContext } from "react";
import { TextContext } from "react-aria-components/Text";
import { Label } from "react-aria-components/TextField";
import { ErrorIcon } from "../../icons/Icon.tsx";
import { inElement, type Elements } from "../../text/InElement.tsx";
import { type FieldTexts, useRoom } from "./FieldMessage.tsx";

export interface FieldProps extends FieldTexts {
  /** A link after the error that helps to fix it. */
  errorAction?: ReactNode;
  /** Replaces the error while there is none. */
  note?: ReactNode;
  children: Elements;
}

/** Label, help, control and a reserved line for the error, so that the layout does not shift. */
export function Field(props: FieldProps) {
  const { label, optionalText, description, errorMessage, errorAction, note, children } = props;
  const isUsed = useRoom(Boolean(errorMessage));
  return (
    <>
      <Label className="waypost-Field-label">
        <span>{label}</span>
        {optionalText !== undefined && (
          <span className="waypost-Field-optional">{` ${optionalText}`}</span>
        )}
      </Label>
      {description !== undefined && (
        <Part slot="description" className="waypost-Field-description">
          {inElement(description)}
        </Part>
      )}
      {children}
      {/* With the note and the action, which describe the field like an error. */}
      <Part slot="errorMessage" className="waypost-Field-message" data-used={isUsed}>
        {Boolean(errorMessage) && (
          <>
            <span className="waypost-Field-error">
              <ErrorIcon />
              <span>{errorMessage}</span>
            </span>{" "}
          </>
        )}
        {inElement(errorMessage ? errorAction : note)}
      </Part>
    </>
  );
}

interface PartProps {
  slot: "description" | "errorMessage";
  className: string;
  "data-used"?: true | undefined;
  children: ReactNode;
}

/**
 * A plain element. React Aria's text components are two components each and would re-render at
 * every key.
 */
function Part({ slot, ...props }: PartProps) {
  const texts = useContext(TextContext);
  // Where React Aria collects the options of a list, this context belongs to an outer component.
  const context = texts && "slots" in texts ? texts.slots?.[slot] : undefined;
  return <div {...props} id={context?.id} />;
}
