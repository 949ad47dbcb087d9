import { useMessages, useRegistrationConfirm } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FormActions } from "@waypost/ui/Form";
import { Heading } from "../../app/Heading.tsx";

/** The server rejected the registration, or it was not sent. In both cases nothing was charged. */
export function Failed() {
  const say = useMessages();
  const { failureText, inUse, isRejected, previous, changeCard } = useRegistrationConfirm();
  return (
    <>
      <Heading>{say("confirm.failedTitle")}</Heading>
      <ErrorPanel title={say("failure.title")} message={failureText}>
        {inUse.length === 0 && (
          <span>{say(isRejected ? "confirm.failedNext" : "confirm.notSent")}</span>
        )}
        {inUse.map((imei) => (
          <p key={imei}>{say("confirm.inUse", { imei })}</p>
        ))}
      </ErrorPanel>
      <FormActions>
        <Button variant={isRejected ? "quiet" : "primary"} onPress={previous}>
          {say("action.previous")}
        </Button>
        {isRejected && (
          <Button variant="primary" onPress={changeCard}>
            {say("card.another")}
          </Button>
        )}
      </FormActions>
    </>
  );
}
