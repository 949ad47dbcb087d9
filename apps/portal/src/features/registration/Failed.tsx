import { useConfirm, useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FormActions } from "@waypost/ui/Form";
import { Heading } from "../../app/Heading.tsx";

/** The registration was refused: nothing was charged, and the way back is open. */
export function Failed() {
  const say = useMessages();
  const { failureText, previous } = useConfirm();
  return (
    <>
      <Heading>{say("confirm.failedTitle")}</Heading>
      <ErrorPanel title={say("failure.title")} message={failureText}>
        {say("confirm.failedNext")}
      </ErrorPanel>
      <FormActions>
        <Button variant="primary" onPress={previous}>
          {say("action.previous")}
        </Button>
      </FormActions>
    </>
  );
}
