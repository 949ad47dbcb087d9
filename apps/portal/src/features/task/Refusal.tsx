import { useMessages } from "@waypost/hooks";
import type { PlainCode, TaskShape } from "@waypost/hooks/flows";
import { Result } from "@waypost/ui/Result";
import type { ReactNode } from "react";
import { LoginNote } from "./LoginNote.tsx";
import type { Elements } from "../../app/elements.ts";
import type { TaskOnForm } from "./task-page-props.ts";
import { ServerText } from "../../app/ServerText.tsx";

/** The reason why the last request was rejected, in the form that can send it again. */
export function Refusal<Shape extends TaskShape>(props: {
  task: TaskOnForm<Shape>;
  /** The action that did not happen. Shown only if that is certain. */
  refused?: PlainCode | undefined;
  /** Additional facts. */
  children?: Elements;
  /** The next steps. */
  actions?: ReactNode;
  /** True once the customer has taken one of them. */
  isFolded?: boolean;
}) {
  const { task, refused, children, actions, isFolded = false } = props;
  const say = useMessages();
  if (task.phase !== "form" || task.failure === null) return null;
  const { text, isRefusal, isRepetition, needsLogin = false } = task.failure;
  const isKnown = refused !== undefined && isRefusal && !isRepetition;
  const hasMore = children !== undefined || isRepetition || needsLogin || isKnown;
  return (
    <Result
      key={text}
      tone="refused"
      title={say("failure.title")}
      message={<ServerText text={text} />}
      actions={actions}
      isFolded={isFolded}
    >
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
