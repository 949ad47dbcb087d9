import { useMessages, useTask, useTaskOutcome, type TaskRun } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { Result } from "@waypost/ui/Result";
import type { ReactNode } from "react";
import { LoginNote } from "./LoginNote.tsx";
import type { Elements } from "../../app/elements.ts";

/** Why the last request was refused, below the form that can send it again. */
export function Refusal<Shape extends TaskShape>(props: {
  run: TaskRun<Shape>;
  /** Further facts. */
  children?: Elements;
  /** What to try next. */
  actions?: ReactNode;
}) {
  const { run, children, actions } = props;
  const say = useMessages();
  const { phase, failure } = useTask(run);
  const { isRefusedRepetition } = useTaskOutcome(run);
  if (failure === null || phase !== "stage") return null;
  const needsLogin = failure.needsLogin === true;
  const hasMore = children !== undefined || isRefusedRepetition || needsLogin;
  return (
    <Result tone="refused" title={say("failure.title")} message={failure.text} actions={actions}>
      {hasMore && (
        <>
          {children}
          {isRefusedRepetition && <p>{say("repeat.refused")}</p>}
          {needsLogin && <LoginNote />}
        </>
      )}
    </Result>
  );
}
