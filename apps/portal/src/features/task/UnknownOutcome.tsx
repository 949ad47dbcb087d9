import {
  useMessages,
  useTask,
  useTaskArgs,
  useTaskOutcome,
  type TaskArgs,
  type TaskRun,
  type TaskShape,
} from "@waypost/hooks";
import { usd } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Result } from "@waypost/ui/Result";

/** No answer came: what was sent, what is known of it, and what may be done. */
export function UnknownOutcome<Shape extends TaskShape>(props: {
  run: TaskRun<Shape>;
  nameSubject: (subject: string, args: TaskArgs<Shape> | null) => string;
}) {
  const { run, nameSubject } = props;
  const say = useMessages();
  const args = useTaskArgs(run);
  const { phase, startOver } = useTask(run);
  const outcome = useTaskOutcome(run);
  const { asked, subjects, failure, isApplied, canReadBack } = outcome;
  const isReading = phase === "reading-back";
  const title = isApplied ? say("unknown.applied") : say("unknown.title");
  return (
    <>
      {failure !== null && !isApplied && (
        <Result tone="refused" title={say("failure.title")} message={failure.text} />
      )}
      <LoadingOverlay isLoading={isReading} label={say("unknown.looking")}>
        <Result
          tone={isApplied ? "pending" : "unknown"}
          title={title}
          message={isApplied ? undefined : say("outcome.unknown")}
          facts={asked.flatMap(({ at, amount, last4 }) => [
            { term: say("unknown.sent"), value: timeOf(at) },
            { term: say("unknown.amount"), value: amount === null ? null : usd(amount) },
            {
              term: say("unknown.card"),
              value: last4 === null ? null : say("unknown.cardEnding", { last4 }),
            },
          ])}
          actions={
            <>
              <Button variant="quiet" isDisabled={isReading} onPress={startOver}>
                {say("task.startOver")}
              </Button>
              {canReadBack && !isApplied && (
                <Button isDisabled={isReading} onPress={outcome.readBackAgain}>
                  {say("unknown.again")}
                </Button>
              )}
              {!isApplied && (
                <Button isDisabled={isReading} onPress={outcome.tryAgain}>
                  {say("action.retry")}
                </Button>
              )}
            </>
          }
          labels={{ copy: (term) => say("fact.copy", { term }), copied: say("fact.copied") }}
        >
          {subjects.length === 0 ? (
            <p>{say("unknown.lost")}</p>
          ) : (
            <ul>
              {subjects.slice(0, SHOWN).map(({ subject, verdict }, index) => (
                <li key={`${subject} ${String(index)}`}>
                  {nameSubject(subject, args)}
                  {verdict !== "none" &&
                    !isApplied &&
                    ` · ${say(verdict === "applied" ? "unknown.applied" : "unknown.unclear")}`}
                </li>
              ))}
            </ul>
          )}
          {!isApplied && (
            <>
              <p>{say("unknown.doNotRepeat")}</p>
              <p>{say(canReadBack ? "unknown.looksAgain" : "unknown.noRead")}</p>
            </>
          )}
        </Result>
      </LoadingOverlay>
    </>
  );
}

/** A request may be about thousands of devices. */
const SHOWN = 20;

const timeOf = (at: string): string | null => {
  const time = new Date(at);
  return Number.isNaN(time.getTime())
    ? null
    : time.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
};
