import { useMessages, useTask, useTaskOutcome, type TaskRun } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Result } from "@waypost/ui/Result";
import { SentRequest } from "./SentRequest.tsx";
import type { NameSubject } from "./task-page-props.ts";
import "./task.css";

/** No answer was received: what was sent, what is known about it, and what can be done. */
export function UnknownOutcome<Shape extends TaskShape>(props: {
  run: TaskRun<Shape>;
  nameSubject: NameSubject<Shape>;
}) {
  const { run, nameSubject } = props;
  const say = useMessages();
  const { phase, startOver } = useTask(run);
  const outcome = useTaskOutcome(run);
  const { asked, failure, isApplied, canReadBack, unknown } = outcome;
  const isReading = phase === "reading-back";
  if (unknown === null) return null;
  return (
    <div className="task-outcome">
      {failure !== null && !isApplied && (
        <Result tone="refused" title={say("failure.title")} message={failure.text} />
      )}
      <LoadingOverlay isLoading={isReading} label={say("unknown.looking")}>
        <Result
          tone={isApplied ? "pending" : "unknown"}
          title={unknown.title ?? undefined}
          message={unknown.text}
          actions={
            <>
              <Button variant="quiet" isDisabled={isReading} onPress={startOver}>
                {say("task.startOver")}
              </Button>
              {!isApplied && (
                <Button isDisabled={isReading} onPress={outcome.tryAgain}>
                  {say("action.retry")}
                </Button>
              )}
              {canReadBack && !isApplied && (
                <Button variant="primary" isDisabled={isReading} onPress={outcome.readBackAgain}>
                  {say("unknown.again")}
                </Button>
              )}
            </>
          }
        >
          <div className="task-outcome">
            {asked.map((attempt) => (
              <SentRequest key={attempt.id} {...{ run, attempt, nameSubject }} />
            ))}
            {unknown.next !== null && <p>{unknown.next}</p>}
          </div>
        </Result>
      </LoadingOverlay>
    </div>
  );
}
