import { useMessages, useRegistration, type RegistrationView } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { FormActions } from "@waypost/ui/Form";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { useEffect } from "react";
import { Heading } from "../../app/Heading.tsx";
import { toasts } from "../../app/notices.ts";
import { CustomerAccount } from "./CustomerAccount.tsx";
import { ConfirmQuestion } from "./ConfirmQuestion.tsx";
import { Failed } from "./Failed.tsx";
import { Registered } from "./Registered.tsx";
import { UnknownRegistration } from "./UnknownRegistration.tsx";
import { useLeaveGuard } from "../../app/use-leave-guard.ts";

/** The last step: the confirmation, the wait, and the outcome. */
export default function Confirm() {
  const say = useMessages();
  const screen = useRegistration();
  useLeaveGuard(screen.phase === "sending");
  switch (screen.phase) {
    case "reviewing":
      return (
        <>
          <Heading>{say("step.confirm")}</Heading>
          <p className="waypost-lead">{say("confirm.lead")}</p>
          <ConfirmQuestion screen={screen} />
        </>
      );
    case "sending":
      return <Sending screen={screen} />;
    case "reading-back":
      return <ReadingBack screen={screen} />;
    // After an outcome, shows the link to the account.
    case "failed":
      return (
        <>
          <Failed screen={screen} />
          <CustomerAccount screen={screen} />
        </>
      );
    case "unknown":
      return (
        <>
          <UnknownRegistration screen={screen} />
          <CustomerAccount screen={screen} />
        </>
      );
    case "done":
      return <Registered screen={screen} />;
    default:
      return null;
  }
}

/** Shown while the request is pending. Toasts of an earlier attempt are removed. */
function Sending({ screen }: { screen: RegistrationView<"sending"> }) {
  const say = useMessages();
  useEffect(() => toasts.clear(), []);
  return (
    <>
      <Heading>{say("step.confirm")}</Heading>
      <LoadingOverlay cover="page" isLoading label={screen.message} detail={say("confirm.stay")} />
    </>
  );
}

/** No reply was received. The page checks if the devices were registered. */
function ReadingBack({ screen }: { screen: RegistrationView<"reading-back"> }) {
  const say = useMessages();
  return (
    <>
      <Heading>{say("step.confirm")}</Heading>
      <LoadingOverlay isLoading label={say("readBack.running")} />
      <FormActions>
        <Button variant="quiet" onPress={screen.back}>
          {say("action.previous")}
        </Button>
      </FormActions>
    </>
  );
}
