import { useFieldErrors, useMessages } from "@waypost/hooks";
import { ErrorSummary } from "@waypost/ui/ErrorSummary";
import { useState } from "react";

/**
 * The errors of a rejected submit, each a link to its field. Corrected errors are struck out and
 * stay until the next submit, so that no field moves during typing.
 */
export function FieldErrorSummary({ runner }: { runner: Parameters<typeof useFieldErrors>[0] }) {
  const say = useMessages();
  const { fieldErrors, submitCount } = useFieldErrors(runner);
  const [rejected, setRejected] = useState({ fieldErrors, submitCount });
  if (rejected.submitCount !== submitCount) setRejected({ fieldErrors, submitCount });
  const isOpen = (field: string) => fieldErrors.some((error) => error.field === field);
  const open = rejected.fieldErrors.filter(({ field }) => isOpen(field)).length;
  // Once all errors are corrected, the whole list is struck out and keeps its first title.
  const count = open || rejected.fieldErrors.length;
  return (
    <ErrorSummary
      title={say("form.errors", { count })}
      errors={rejected.fieldErrors.map(({ field, text }) => ({
        fieldId: field,
        message: text,
        isSolved: !isOpen(field),
      }))}
      attempt={submitCount}
    />
  );
}
