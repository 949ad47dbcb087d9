import { useMessages, useRegistrationConfirm } from "@waypost/hooks";
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
    case "reading-back":
      return (
        <Waiting
          label={say(screen === "registering" ? "confirm.registering" : "readBack.running")}
        />
      );
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

/** Shown while a call is pending. Toasts of an earlier attempt are removed. */
function Waiting({ label }: { label: string }) {
  const say = useMessages();
  useEffect(() => toasts.clear(), []);
  return (
    <>
      <Heading>{say("step.confirm")}</Heading>
      <LoadingOverlay cover="page" isLoading label={label} detail={say("confirm.stay")} />
    </>
  );
}
