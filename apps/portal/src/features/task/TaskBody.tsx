import { useMessages, type TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Skeleton } from "@waypost/ui/Skeleton";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import { LoginNote } from "./LoginNote.tsx";
import type { OrderProps, TaskPageProps } from "./task-page-props.ts";
import { TaskOrder } from "./task-order.ts";
import { SentRequest } from "./SentRequest.tsx";
import { UnknownOutcome } from "../checkout/UnknownOutcome.tsx";

const NoOrder = ({ children }: Pick<OrderProps<TaskShape>, "children">) => children(null);

/** The screen for the current phase of a task. */
export function TaskBody<Shape extends TaskShape>(
  props: TaskPageProps<Shape> & { task: TaskView<Shape> },
) {
  const { task, Order = NoOrder, Form, Review, Done, nameSubject } = props;
  const say = useMessages();
  switch (task.phase) {
    case "restoring":
    case "loading":
      return <Skeleton shape="field" {...props.skeleton} label={task.message} />;
    case "load-failed":
      return (
        <RetryPanel title={say("failure.title")} message={task.failure.text} retry={task.refetch}>
          {task.failure.needsLogin === true && <LoginNote />}
        </RetryPanel>
      );
    case "form":
    case "preparing":
    case "reviewing":
    case "sending":
      return (
        <>
          <LoadingOverlay
            cover="page"
            isLoading={task.phase === "sending"}
            label={say("task.sending")}
            detail={say("task.stay")}
          >
            <Order task={task}>
              {(order) => (
                <TaskOrder value={order}>
                  <Form key={task.formKey} task={task} />
                </TaskOrder>
              )}
            </Order>
          </LoadingOverlay>
          {/* Outside the overlay, which would otherwise restore the focus to this dialog. */}
          {task.phase === "reviewing" && <Review task={task} />}
        </>
      );
    case "reading-back":
    case "unknown":
      return (
        <UnknownOutcome
          screen={task}
          canStartOver
          canCheckOutcome={task.canCheckOutcome}
          isReading={task.phase === "reading-back"}
          tone={task.isApplied ? "pending" : "unknown"}
        >
          {task.requests.map((request) => (
            <SentRequest
              key={request.attempt.id}
              request={request}
              nameOf={(subject) => nameSubject(subject, task.data, request.attempt, say)}
            />
          ))}
          {task.next !== null && <p>{task.next}</p>}
        </UnknownOutcome>
      );
    case "done":
      return <Done task={task} />;
  }
}
