import { useMessages, useTask, useTaskOutcome, type TaskRun } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Result } from "@waypost/ui/Result";
import { SentRequest } from "./SentRequest.tsx";
import type { NameSubject } from "./task-page-props.ts";
import { unknownWords } from "./unknown-words.ts";
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
  const { asked, failure, isApplied, canReadBack } = outcome;
  const isReading = phase === "reading-back";
  const words = unknownWords(run.task);
  const whenNext = outcome.isSettled ? words.settled : "unknown.looksAgain";
  const next = canReadBack ? whenNext : words.noRead;
  const open = outcome.isElsewhere ? "elsewhere.sent" : "outcome.unknown";
  const text = isApplied ? "unknown.applied" : open;
  return (
    <div className="task-outcome">
      {failure !== null && !isApplied && (
        <Result tone="refused" title={say("failure.title")} message={failure.text} />
      )}
      <LoadingOverlay isLoading={isReading} label={say("unknown.looking")}>
        <Result
          tone={isApplied ? "pending" : "unknown"}
          title={isApplied ? undefined : say(words.title)}
          message={say(text)}
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
            {!isApplied && <p>{say(next)}</p>}
          </div>
        </Result>
      </LoadingOverlay>
    </div>
  );
}
