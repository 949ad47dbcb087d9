import { useConfirm, useMessages, type ReadBack } from "@waypost/hooks";
import { groupImei } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FormActions } from "@waypost/ui/Form";
import { Heading } from "../../app/Heading.tsx";

/** No answer came: says what the look-up found, and offers a second try only where that is safe. */
export function UnknownOutcome() {
  const say = useMessages();
  const { failureText, found, isSettled, canTryAgain, readBackAgain, tryAgain } = useConfirm();
  return (
    <>
      <Heading>{say("step.confirm")}</Heading>
      <ErrorPanel
        title={say("failure.title")}
        message={failureText === "" ? say("failure.unknown") : failureText}
      >
        <p>{say("outcome.unknown")}</p>
        <ul>
          {found.map(({ imei, inUse }) => (
            <li key={imei}>{say(FOUND[wordFor(inUse)], { imei: groupImei(imei) })}</li>
          ))}
        </ul>
        {!isSettled && <p>{say("readBack.mayBeOnItsWay")}</p>}
      </ErrorPanel>
      <FormActions>
        <Button onPress={readBackAgain}>{say("readBack.again")}</Button>
        {canTryAgain && (
          <Button variant="primary" onPress={tryAgain}>
            {say("action.retry")}
          </Button>
        )}
      </FormActions>
    </>
  );
}

const FOUND = {
  inUse: "readBack.inUse",
  free: "readBack.free",
  unreadable: "readBack.unreadable",
} as const;

function wordFor(inUse: ReadBack["inUse"]): keyof typeof FOUND {
  if (inUse === null) return "unreadable";
  return inUse ? "inUse" : "free";
}
