import { useMessages, useTask, type TaskRun } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Skeleton } from "@waypost/ui/Skeleton";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import { LoginNote } from "./LoginNote.tsx";
import type { TaskPageProps } from "./task-page-props.ts";
import { UnknownOutcome } from "./UnknownOutcome.tsx";

/** The screen for the current phase of a task. */
export function TaskBody<Shape extends TaskShape>(
  props: TaskPageProps<Shape> & { run: TaskRun<Shape> },
) {
  const { run, Form, Review, Done, nameSubject } = props;
  const say = useMessages();
  const { phase, failure, refetch, formKey } = useTask(run);
  switch (phase) {
    case "restoring":
    case "loading":
      return <Skeleton shape="field" label={say("page.loading")} />;
    case "load-failed":
      return (
        <RetryPanel
          title={say("failure.title")}
          message={failure?.text ?? say("task.loadFailed")}
          retry={refetch}
        >
          {failure?.needsLogin === true && <LoginNote />}
        </RetryPanel>
      );
    case "stage":
    case "preparing":
    case "reviewing":
    case "sending":
      return (
        <>
          <LoadingOverlay
            cover="page"
            isLoading={phase === "sending"}
            label={say("task.sending")}
            detail={say("task.stay")}
          >
            <Form key={formKey} run={run} />
          </LoadingOverlay>
          {/* Outside the overlay, which would otherwise restore the focus to this dialog. */}
          {phase === "reviewing" && <Review run={run} />}
        </>
      );
    case "reading-back":
    case "unknown":
      return <UnknownOutcome run={run} nameSubject={nameSubject} />;
    case "done":
      return <Done run={run} />;
  }
}
