import { type ReactNode, useState } from "react";

/** The texts of every field. */
export interface FieldTexts {
  label: string;
  /** After the label of an optional field: "(optional)". */
  optionalText?: string | undefined;
  /** Permanent help below the label. */
  description?: ReactNode;
  /** The error; the field is invalid while this is not empty. */
  errorMessage?: string | undefined;
}

/** True if there is or was an error. A hook, because each component would render at every key. */
export function useRoom(hasError: boolean): true | undefined {
  const [wasUsed, setUsed] = useState(hasError);
  if (hasError && !wasUsed) setUsed(true);
  return wasUsed || hasError || undefined;
}

/** The room below a control. Once it had an error, it keeps that room. */
export function FieldMessage(props: {
  hasError: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { hasError, className = "", children } = props;
  return (
    <div className={`waypost-Field-message ${className}`.trim()} data-used={useRoom(hasError)}>
      {children}
    </div>
  );
}
