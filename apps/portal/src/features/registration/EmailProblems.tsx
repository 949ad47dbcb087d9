import { useMessages, useRegistrationSteps } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { useSyncExternalStore, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { useScreen } from "./use-screen.ts";

/**
 * The errors after Next: invalid fields below the heading of the e-mail form, a failed check below
 * its button. The link to the last receipt follows.
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
        <ErrorPanel isAnnounced={false} message={failure}>
          {say("email.notChecked")}
        </ErrorPanel>
      )}
      <BelowHeading>
        <FieldErrorSummary runner={run} />
      </BelowHeading>
      {hasLastReceipt && <LastReceipt />}
    </>
  );
}

/** Renders into the element below the form's heading, so that its code can be loaded later. */
function BelowHeading({ children }: { children: ReactNode }) {
  // After a return to this form, both mount together. The store is read again once the element
  // exists.
  const place = useSyncExternalStore(noChanges, findPlace);
  return place && createPortal(children, place);
}

const noChanges = () => () => undefined;

const findPlace = () => document.getElementById("email-errors");

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
