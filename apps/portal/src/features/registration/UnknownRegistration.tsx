import { useMessages, type RegistrationView } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { FormActions } from "@waypost/ui/Form";
import { Imei } from "@waypost/ui/Imei";
import { Heading } from "../../app/Heading.tsx";
import { UnknownOutcome } from "../checkout/UnknownOutcome.tsx";
import { ReadBackCountdown } from "./ReadBackCountdown.tsx";
import { SentDevices } from "./SentDevices.tsx";

/**
 * No reply was received. Shows the documented text, the request, the result of the read-back and
 * the time of the next one. Another attempt is offered only if it is safe.
 */
export function UnknownRegistration({ screen }: { screen: RegistrationView<"unknown"> }) {
  const say = useMessages();
  const { isElsewhere, title, found, isSettled, canSendAgain, canStartOver } = screen;
  return (
    <>
      <Heading>{say(isElsewhere ? "elsewhere.title" : "confirm.unknownTitle")}</Heading>
      <UnknownOutcome
        screen={{ ...screen, title: isElsewhere ? null : title }}
        canStartOver={canStartOver && !canSendAgain}
        canCheckOutcome
        scrollsIntoView={isElsewhere}
        until={<FoundDevices found={found} />}
      >
        <SentDevices request={screen.request} />
        {!isSettled && (
          <div>
            <p>{say("readBack.inProgress")}</p>
            <ReadBackCountdown looksAgainAt={screen.looksAgainAt} />
          </div>
        )}
      </UnknownOutcome>
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
