import { useMessages, useRegistrationFieldErrors } from "@waypost/hooks";
import { ErrorSummary } from "@waypost/ui/ErrorSummary";
import { useState } from "react";

/**
 * What a refused submit complains of; each line leads to its field. The lines stay until the
 * next submit and are struck out one by one, so that no field moves while one types into it.
 */
export function FieldErrors() {
  const say = useMessages();
  const { fieldErrors, submitCount } = useRegistrationFieldErrors();
  const [refused, setRefused] = useState({ fieldErrors, submitCount });
  if (refused.submitCount !== submitCount) setRefused({ fieldErrors, submitCount });
  const isOpen = (field: string) => fieldErrors.some((problem) => problem.field === field);
  const count = refused.fieldErrors.filter(({ field }) => isOpen(field)).length;
  return (
    <ErrorSummary
      title={count === 0 ? say("form.solved") : say("form.problems", { count })}
      errors={refused.fieldErrors.map(({ field, text }) => ({
        fieldId: field,
        message: text,
        isSolved: !isOpen(field),
      }))}
      attempt={submitCount}
    />
  );
}
