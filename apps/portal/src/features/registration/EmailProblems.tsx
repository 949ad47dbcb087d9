import { useMessages, useRegistrationSteps } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { ServerText } from "../../app/ServerText.tsx";
import { useScreen } from "./use-screen.ts";

/**
 * After Next, an invalid address takes the focus, and a failed check is shown below the button. The
 * link to the last receipt follows.
 */
export default function EmailProblems() {
  const say = useMessages();
  const screen = useScreen("email");
  if (screen === null) return null;
  const { failure, hasLastReceipt, run } = screen;
  return (
    <>
      {failure !== null && (
        // The toast has already announced it.
        <ErrorPanel isAnnounced={false} message={<ServerText text={failure} />}>
          {say("email.notChecked")}
        </ErrorPanel>
      )}
      <FieldErrorSummary run={run} />
      {hasLastReceipt && <LastReceipt />}
    </>
  );
}

/**
 * The link to the receipt. It has the URL of the confirmation, while there is no registration to
 * confirm.
 */
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
