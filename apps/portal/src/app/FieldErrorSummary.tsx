import { useFieldErrors, useMessages } from "@waypost/hooks";
import { ErrorSummary } from "@waypost/ui/ErrorSummary";
import { useState } from "react";

/**
 * The errors of a rejected submit, each a link to its field. Corrected errors are struck out, so
 * that no field moves during typing, until all of them are corrected.
 */
export function FieldErrorSummary({ run }: { run: Parameters<typeof useFieldErrors>[0]["run"] }) {
  const say = useMessages();
  const { fieldErrors, submitCount } = useFieldErrors({ run });
  const [rejected, setRejected] = useState({ fieldErrors, submitCount });
  if (rejected.submitCount !== submitCount) setRejected({ fieldErrors, submitCount });
  const isOpen = (field: string) => fieldErrors.some((error) => error.field === field);
  const count = rejected.fieldErrors.filter(({ field }) => isOpen(field)).length;
  return (
    <ErrorSummary
      title={say(count < rejected.fieldErrors.length ? "form.errorsLeft" : "form.errors", {
        count,
      })}
      solvedText={say("form.corrected")}
      moreText={(more) => say("form.moreErrors", { count: more })}
      errors={rejected.fieldErrors.map(({ field, text }) => ({
        fieldId: field,
        message: text,
        isSolved: !isOpen(field),
      }))}
      attempt={submitCount}
    />
  );
}
