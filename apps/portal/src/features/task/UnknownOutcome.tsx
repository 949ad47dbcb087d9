import { useMessages, type TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Result } from "@waypost/ui/Result";
import { SentRequest } from "./SentRequest.tsx";
import type { NameSubject } from "./task-page-props.ts";
import "./task.css";

/** No reply was received: the request, what is known about it, and the possible next steps. */
export function UnknownOutcome<Shape extends TaskShape>(props: {
  task: TaskView<Shape, "reading-back" | "unknown">;
  nameSubject: NameSubject<Shape>;
}) {
  const { task, nameSubject } = props;
  const say = useMessages();
  const { failure, data, requests, next } = task;
  const isReading = task.phase === "reading-back";
  return (
    <div className="task-outcome">
      {failure !== null && (
        <Result tone="refused" title={say("failure.title")} message={failure.text} />
      )}
      <LoadingOverlay isLoading={isReading} label={say("unknown.looking")}>
        <Result
          tone={task.isApplied ? "pending" : "unknown"}
          title={task.title ?? undefined}
          message={task.message}
          actions={
            <>
              <Button variant="quiet" isDisabled={isReading} onPress={task.startOver}>
                {say("task.startOver")}
              </Button>
              {task.canSendAgain && (
                <Button isDisabled={isReading} onPress={task.sendAgain}>
                  {say("unknown.sendAgain")}
                </Button>
              )}
              {task.canCheckOutcome && (
                <Button variant="primary" isDisabled={isReading} onPress={task.checkOutcome}>
                  {say("unknown.again")}
                </Button>
              )}
            </>
          }
        >
          <div className="task-outcome">
            {requests.map((request) => (
              <SentRequest
                key={request.attempt.id}
                request={request}
                nameOf={(subject) => nameSubject(subject, data, request.attempt, say)}
              />
            ))}
            {next !== null && <p>{next}</p>}
          </div>
        </Result>
      </LoadingOverlay>
    </div>
  );
}
