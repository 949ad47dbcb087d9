import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { DialogPanel } from "@waypost/ui/Dialog";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { Result } from "@waypost/ui/Result";
import type { Elements } from "../../app/elements.ts";
import "../task/task.css";
import { ServerText } from "../../app/ServerText.tsx";

/** No reply was received: the request, what is known about it, and the possible next steps. */
export function UnknownOutcome(props: {
  screen: {
    readonly phase: "reading-back" | "unknown";
    readonly failure: { readonly text: string } | null;
    readonly title: string | null;
    readonly message: string;
    readonly canSendAgain: boolean;
    readonly checkOutcome: () => void;
    readonly sendAgain: () => void;
    readonly startOver: () => void;
  };
  /** The title of the sheet. */
  title: string;
  canStartOver: boolean;
  canCheckOutcome: boolean;
  tone?: "pending" | "unknown";
  /** The results of the lookup, before the actions. */
  until?: Elements;
  /** A quiet button that goes back, if there is a way. */
  back?: Elements;
  /** The request, and when it is looked up again. */
  children: Elements;
}) {
  const { screen, title: heading, canStartOver, canCheckOutcome, tone = "unknown" } = props;
  const { failure, title, message, canSendAgain } = screen;
  const isReading = screen.phase === "reading-back";
  const say = useMessages();
  return (
    <DialogPanel
      role="alertdialog"
      title={heading}
      footer={
        <>
          {props.back}
          {canStartOver && (
            <Button variant="quiet" isDisabled={isReading} onPress={screen.startOver}>
              {say("task.startOver")}
            </Button>
          )}
          {canSendAgain && (
            <Button isDisabled={isReading} onPress={screen.sendAgain}>
              {say("unknown.sendAgain")}
            </Button>
          )}
          {canCheckOutcome && (
            <Button variant="primary" isPending={isReading} onPress={screen.checkOutcome}>
              {say("unknown.again")}
            </Button>
          )}
        </>
      }
    >
      <div className="task-outcome">
        {failure !== null && (
          // The dialog, which takes the focus, is described by it.
          <ErrorPanel
            isAnnounced={false}
            title={say("failure.title")}
            message={<ServerText text={failure.text} />}
          />
        )}
        <Result tone={tone} title={title ?? undefined} message={message} until={props.until}>
          <div className="task-outcome">{props.children}</div>
        </Result>
      </div>
    </DialogPanel>
  );
}
