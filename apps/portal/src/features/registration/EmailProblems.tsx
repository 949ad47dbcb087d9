import { useMessages, useRegistrationSteps } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { useScreen } from "./use-screen.ts";

/**
 * Below the button of the e-mail form: what went wrong after Next, and the link to the last
 * receipt.
 */
export default function EmailProblems() {
  const say = useMessages();
  const screen = useScreen("email");
  if (screen === null) return null;
  const { failure, hasLastReceipt, run } = screen;
  return (
    <>
      {failure !== null && (
        // The toast has announced it.
        <ErrorPanel isAnnounced={false} message={failure}>
          {say("email.notChecked")}
        </ErrorPanel>
      )}
      <FieldErrorSummary runner={run} />
      {hasLastReceipt && <LastReceipt />}
    </>
  );
}

/** The receipt has the address of the confirmation, as long as there is nothing else to confirm. */
function LastReceipt() {
  const say = useMessages();
  const { steps } = useRegistrationSteps();
  const path = steps.find(({ step }) => step === "confirm")?.path ?? "";
  return (
    <p className="waypost-quiet">
      <a className="waypost-link" href={`#${path}`}>
        {say("registered.last")}
      </a>
    </p>
  );
}
