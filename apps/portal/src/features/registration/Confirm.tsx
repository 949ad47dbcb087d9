import { useMessages, useRegistrationConfirm } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { FormActions } from "@waypost/ui/Form";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { useEffect, type ComponentType } from "react";
import { Heading } from "../../app/Heading.tsx";
import { toasts } from "../../app/notices.ts";
import { CustomerAccount } from "./CustomerAccount.tsx";
import { ConfirmQuestion } from "./ConfirmQuestion.tsx";
import { Failed } from "./Failed.tsx";
import { Registered } from "./Registered.tsx";
import { UnknownOutcome } from "./UnknownOutcome.tsx";
import { useLeaveGuard } from "../../app/use-leave-guard.ts";

/** The last step: the confirmation, the wait, and the outcome. */
export default function Confirm() {
  const say = useMessages();
  const { screen } = useRegistrationConfirm();
  useLeaveGuard(screen === "registering");
  switch (screen) {
    case "confirm":
      return (
        <>
          <Heading>{say("step.confirm")}</Heading>
          <p className="waypost-lead">{say("confirm.lead")}</p>
          <ConfirmQuestion />
        </>
      );
    case "registering":
      return <Registering />;
    case "reading-back":
      return <ReadingBack />;
    case "failed":
      return <Outcome Screen={Failed} />;
    case "unknown":
      return <Outcome Screen={UnknownOutcome} />;
    case "registered":
    case "partly-registered":
      return <Outcome Screen={Registered} />;
  }
}

/** What came of the registration, and the way to the account. */
function Outcome({ Screen }: { Screen: ComponentType }) {
  return (
    <>
      <Screen />
      <CustomerAccount />
    </>
  );
}

/** Shown while the request is pending. Toasts of an earlier attempt are removed. */
function Registering() {
  const say = useMessages();
  useEffect(() => toasts.clear(), []);
  return (
    <>
      <Heading>{say("step.confirm")}</Heading>
      <LoadingOverlay
        cover="page"
        isLoading
        label={say("confirm.registering")}
        detail={say("confirm.stay")}
      />
    </>
  );
}

/** No reply came, and the page looks whether the devices were registered. */
function ReadingBack() {
  const say = useMessages();
  const { previous } = useRegistrationConfirm();
  return (
    <>
      <Heading>{say("step.confirm")}</Heading>
      <LoadingOverlay isLoading label={say("readBack.running")} />
      <FormActions>
        <Button variant="quiet" onPress={previous}>
          {say("action.previous")}
        </Button>
      </FormActions>
    </>
  );
}
