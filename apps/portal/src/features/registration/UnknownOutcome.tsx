import { useMessages, type RegistrationView } from "@waypost/hooks";
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
 * No reply was received. Shows the documented text, the request, the result of the read-back and
 * the time of the next one. Another attempt is offered only if it is safe.
 */
export function UnknownOutcome({ screen }: { screen: RegistrationView<"unknown"> }) {
  const say = useMessages();
  const { isElsewhere, failure, found, isSettled, canSendAgain, canStartOver } = screen;
  return (
    <>
      <Heading>{say(isElsewhere ? "elsewhere.title" : "confirm.unknownTitle")}</Heading>
      <div className="task-outcome">
        {failure !== null && <ErrorPanel title={say("failure.title")} message={failure.text} />}
        <Result
          tone="unknown"
          scrollsIntoView={isElsewhere}
          title={isElsewhere ? undefined : (screen.title ?? undefined)}
          message={screen.message}
          until={<FoundDevices found={found} />}
          actions={
            <>
              {canStartOver && !canSendAgain && (
                <Button variant="quiet" onPress={screen.startOver}>
                  {say("task.startOver")}
                </Button>
              )}
              {canSendAgain && (
                <Button onPress={screen.sendAgain}>{say("unknown.sendAgain")}</Button>
              )}
              <Button variant="primary" onPress={screen.checkOutcome}>
                {say("unknown.again")}
              </Button>
            </>
          }
        >
          <div className="task-outcome">
            <SentDevices request={screen.request} />
            {!isSettled && (
              <div>
                <p>{say("readBack.inProgress")}</p>
                <ReadBackCountdown looksAgainAt={screen.looksAgainAt} />
              </div>
            )}
          </div>
        </Result>
      </div>
      <FormActions>
        <Button variant="quiet" onPress={screen.back}>
          {say("action.previous")}
        </Button>
      </FormActions>
    </>
  );
}

function FoundDevices({ found }: Pick<RegistrationView<"unknown">, "found">) {
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
