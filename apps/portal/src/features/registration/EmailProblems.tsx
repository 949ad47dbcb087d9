import { useEmailFailure, useMessages, useRegistrationRunner } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";

/** What went wrong after Next of the e-mail form, below its button. */
export default function EmailProblems() {
  const say = useMessages();
  const failure = useEmailFailure();
  return (
    <>
      {failure !== null && (
        // The toast has announced it.
        <ErrorPanel isAnnounced={false} message={failure}>
          {say("email.notChecked")}
        </ErrorPanel>
      )}
      <FieldErrorSummary runner={useRegistrationRunner()} />
    </>
  );
}
