import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Result } from "@waypost/ui/Result";
import type { ComponentProps } from "react";
import type { Elements } from "../../app/elements.ts";
import "../task/task.css";

/** No reply was received: the request, what is known about it, and the possible next steps. */
export function UnknownOutcome(props: {
  screen: {
    readonly failure: { readonly text: string } | null;
    readonly title: string | null;
    readonly message: string;
    readonly canSendAgain: boolean;
    readonly checkOutcome: () => void;
    readonly sendAgain: () => void;
    readonly startOver: () => void;
  };
  canStartOver: boolean;
  canCheckOutcome: boolean;
  /** True while the outcome is looked up. */
  isReading?: boolean;
  tone?: "pending" | "unknown";
  /** The results of the lookup, before the actions. */
  until?: Elements;
  scrollsIntoView?: ComponentProps<typeof Result>["scrollsIntoView"];
  /** The request, and when it is looked up again. */
  children: Elements;
}) {
  const { screen, canStartOver, canCheckOutcome, isReading = false, tone = "unknown" } = props;
  const { failure, title, message, canSendAgain } = screen;
  const say = useMessages();
  return (
    <div className="task-outcome">
      {failure !== null && (
        <Result tone="refused" title={say("failure.title")} message={failure.text} />
      )}
      <LoadingOverlay isLoading={isReading} label={say("unknown.looking")}>
        <Result
          tone={tone}
          title={title ?? undefined}
          message={message}
          until={props.until}
          scrollsIntoView={props.scrollsIntoView}
          actions={
            <>
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
                <Button variant="primary" isDisabled={isReading} onPress={screen.checkOutcome}>
                  {say("unknown.again")}
                </Button>
              )}
            </>
          }
        >
          <div className="task-outcome">{props.children}</div>
        </Result>
      </LoadingOverlay>
    </div>
  );
}
