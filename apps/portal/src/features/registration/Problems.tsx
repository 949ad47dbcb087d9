import { useMessages, useProblems } from "@waypost/hooks";
import { ErrorSummary } from "@waypost/ui/ErrorSummary";
import { useState } from "react";

/**
 * What a refused submit complains of; each line leads to its field. The lines stay until the
 * next submit and are struck out one by one, so that no field moves while one types into it.
 */
export function Problems() {
  const say = useMessages();
  const { problems, refusals } = useProblems();
  const [refused, setRefused] = useState({ problems, refusals });
  if (refused.refusals !== refusals) setRefused({ problems, refusals });
  const isOpen = (field: string) => problems.some((problem) => problem.field === field);
  const count = refused.problems.filter(({ field }) => isOpen(field)).length;
  return (
    <ErrorSummary
      title={count === 0 ? say("form.solved") : say("form.problems", { count })}
      errors={refused.problems.map(({ field, text }) => ({
        fieldId: field,
        message: text,
        isSolved: !isOpen(field),
      }))}
      attempt={refusals}
    />
  );
}
