import { useMessages, useRegistrationConfirm } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { FormActions } from "@waypost/ui/Form";
import { Imei } from "@waypost/ui/Imei";
import { Result } from "@waypost/ui/Result";
import { Heading } from "../../app/Heading.tsx";
import { ReadBackCountdown } from "./ReadBackCountdown.tsx";
import { SentDevices } from "./SentDevices.tsx";
import "../task/task.css";

/**
 * No reply was received: the documented words, then what was sent, what the read-back found, and
 * when it is repeated. Another try is offered only if it is safe.
 */
export function UnknownOutcome() {
  const say = useMessages();
  const outcome = useRegistrationConfirm();
  const { isElsewhere, failureText, found, isSettled, canTryAgain, canStartOver } = outcome;
  return (
    <>
      <Heading>{say(isElsewhere ? "elsewhere.title" : "confirm.unknownTitle")}</Heading>
      <div className="task-outcome">
        {!isElsewhere && <ErrorPanel title={say("failure.title")} message={failureText} />}
        <Result
          tone="unknown"
          scrollsIntoView={isElsewhere}
          title={isElsewhere || canTryAgain ? undefined : say("unknown.title")}
          message={say(isElsewhere ? "elsewhere.sent" : "outcome.unknown")}
          until={<FoundDevices found={found} />}
          actions={
            <>
              {canStartOver && !canTryAgain && (
                <Button variant="quiet" onPress={outcome.startOver}>
                  {say("registered.more")}
                </Button>
              )}
              <Button
                variant={canTryAgain ? "secondary" : "primary"}
                onPress={outcome.readBackAgain}
              >
                {say("readBack.again")}
              </Button>
              {canTryAgain && (
                <Button variant="primary" onPress={outcome.tryAgain}>
                  {say("action.retry")}
                </Button>
              )}
            </>
          }
        >
          <div className="task-outcome">
            <SentDevices />
            {!isSettled && (
              <div>
                <p>{say("readBack.inProgress")}</p>
                <ReadBackCountdown />
              </div>
            )}
          </div>
        </Result>
      </div>
      <FormActions>
        <Button variant="quiet" onPress={outcome.previous}>
          {say("action.previous")}
        </Button>
      </FormActions>
    </>
  );
}

function FoundDevices({ found }: { found: readonly { imei: string; text: string }[] }) {
  const say = useMessages();
  if (found.length === 0) return <p>{say("readBack.lost")}</p>;
  return (
    <ul className="task-list">
      {found.map(({ imei, text }) => (
        <li key={imei}>
          <Imei>{text}</Imei>
        </li>
      ))}
    </ul>
  );
}
