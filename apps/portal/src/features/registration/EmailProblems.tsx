import {
  useEmailFailure,
  useMessages,
  useRegistration,
  useRegistrationRunner,
  useRegistrationSteps,
} from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";

/** Below the button of the e-mail form: what went wrong after Next, and the way to the last receipt. */
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
      <LastReceipt />
    </>
  );
}

/** Its address is that of the confirmation, for as long as nothing else can be confirmed there. */
function LastReceipt() {
  const say = useMessages();
  const { steps } = useRegistrationSteps();
  const path = steps.find(({ step }) => step === "confirm")?.path ?? "";
  const isKept = useRegistration(
    ({ lastReceipt, progress }) => lastReceipt !== null && !progress.movetoconfirmpage,
  );
  if (!isKept) return null;
  return (
    <p className="waypost-quiet">
      <a className="waypost-link" href={`#${path}`}>
        {say("registered.last")}
      </a>
    </p>
  );
}
