import { useRegistrationConfirm, useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FormActions } from "@waypost/ui/Form";
import { Heading } from "../../app/Heading.tsx";

/** The registration failed; whether anything was charged is said only where it is known. */
export function Failed() {
  const say = useMessages();
  const { failureText, isRefused, previous } = useRegistrationConfirm();
  return (
    <>
      <Heading>{say("confirm.failedTitle")}</Heading>
      <ErrorPanel title={say("failure.title")} message={failureText}>
        {say(isRefused ? "confirm.failedNext" : "confirm.brokenNext")}
      </ErrorPanel>
      <FormActions>
        <Button variant="primary" onPress={previous}>
          {say("action.previous")}
        </Button>
      </FormActions>
    </>
  );
}
