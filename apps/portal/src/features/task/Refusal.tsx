import { useMessages } from "@waypost/hooks";
import type { PlainCode, TaskShape } from "@waypost/hooks/flows";
import { Result } from "@waypost/ui/Result";
import type { ReactNode } from "react";
import { LoginNote } from "./LoginNote.tsx";
import type { Elements } from "../../app/elements.ts";
import type { TaskOnForm } from "./task-page-props.ts";

/** Why the last request was refused, in the form that can send it again. */
export function Refusal<Shape extends TaskShape>(props: {
  task: TaskOnForm<Shape>;
  /** What did not happen. It shows only if that is known. */
  refused?: PlainCode | undefined;
  /** Further facts. */
  children?: Elements;
  /** What to try next. */
  actions?: ReactNode;
}) {
  const { task, refused, children, actions } = props;
  const say = useMessages();
  if (task.phase !== "stage" || task.failure === null) return null;
  const { text, isRefusal, isRepetition, needsLogin = false } = task.failure;
  const isKnown = refused !== undefined && isRefusal && !isRepetition;
  const hasMore = children !== undefined || isRepetition || needsLogin || isKnown;
  return (
    <Result tone="refused" title={say("failure.title")} message={text} actions={actions}>
      {hasMore && (
        <>
          {isKnown && <p>{say(refused)}</p>}
          {children}
          {isRepetition && <p>{say("repeat.refused")}</p>}
          {needsLogin && <LoginNote />}
        </>
      )}
    </Result>
  );
}
