import { useMessages, type RegistrationView } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FormActions } from "@waypost/ui/Form";
import { Heading } from "../../app/Heading.tsx";

/** The server rejected the registration, or it was not sent. Nothing was charged in either case. */
export function Failed({ screen }: { screen: RegistrationView<"failed"> }) {
  const say = useMessages();
  const { failure, back, changeCard } = screen;
  const { text, inUse, isRejection } = failure;
  return (
    <>
      <Heading>{say("confirm.failedTitle")}</Heading>
      <ErrorPanel title={say("failure.title")} message={text}>
        {inUse.length === 0 && (
          <span>{say(isRejection ? "confirm.failedNext" : "confirm.notSent")}</span>
        )}
        {inUse.map((imei) => (
          <p key={imei}>{say("confirm.inUse", { imei })}</p>
        ))}
      </ErrorPanel>
      <FormActions>
        <Button variant={isRejection ? "quiet" : "primary"} onPress={back}>
          {say("action.previous")}
        </Button>
        {isRejection && (
          <Button variant="primary" onPress={changeCard}>
            {say("card.another")}
          </Button>
        )}
      </FormActions>
    </>
  );
}
