import { useMessages, useProblems } from "@waypost/hooks";
import { ErrorSummary } from "@waypost/ui/ErrorSummary";

/** What a refused submit complains of; each line leads to its field. */
export function Problems() {
  const say = useMessages();
  const { problems, refusals } = useProblems();
  return (
    <ErrorSummary
      title={say("form.problems", { count: problems.length })}
      errors={problems.map(({ field, text }) => ({ fieldId: field, message: text }))}
      attempt={refusals}
    />
  );
}
