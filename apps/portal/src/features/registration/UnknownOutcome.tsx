import { splitAtPlaceholder, useRegistrationConfirm, useMessages } from "@waypost/hooks";
import { groupImei } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FormActions } from "@waypost/ui/Form";
import { Heading } from "../../app/Heading.tsx";

/** No reply was received. Shows what the read-back found, and offers another try only if it is safe. */
export function UnknownOutcome() {
  const say = useMessages();
  const outcome = useRegistrationConfirm();
  const { isElsewhere, failureText, found, isSettled, canTryAgain, canStartOver } = outcome;
  return (
    <>
      <Heading>{say(isElsewhere ? "elsewhere.title" : "confirm.unknownTitle")}</Heading>
      <ErrorPanel
        title={isElsewhere ? undefined : say("failure.title")}
        message={isElsewhere ? say("elsewhere.sent") : failureText}
      >
        {!isElsewhere && <p>{say("outcome.unknown")}</p>}
        {found.length === 0 ? (
          <p>{say("readBack.lost")}</p>
        ) : (
          <ul>
            {found.map(({ imei, text }) => (
              <li key={imei}>
                <Found imei={groupImei(imei)} text={text} />
              </li>
            ))}
          </ul>
        )}
        {!isSettled && <p>{say("readBack.inProgress")}</p>}
      </ErrorPanel>
      <FormActions>
        {canStartOver && !canTryAgain && (
          <Button variant="quiet" onPress={outcome.startOver}>
            {say("registered.more")}
          </Button>
        )}
        <Button variant={canTryAgain ? "secondary" : "primary"} onPress={outcome.readBackAgain}>
          {say("readBack.again")}
        </Button>
        {canTryAgain && (
          <Button variant="primary" onPress={outcome.tryAgain}>
            {say("action.retry")}
          </Button>
        )}
      </FormActions>
    </>
  );
}

/** Keeps the order of the groups of digits in a right-to-left text. */
function Found({ imei, text }: { imei: string; text: string }) {
  const { before, after } = splitAtPlaceholder(text, imei);
  return (
    <>
      {before}
      <span dir="ltr" className="waypost-numbers">
        {imei}
      </span>
      {after}
    </>
  );
}
