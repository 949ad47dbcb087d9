import { useIsCardLost, useMessages, useTaskCard } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import type { CardFields } from "@waypost/hooks/rules";
import { useEffect, useState } from "react";
import { NewCard } from "./NewCard.tsx";
import type { TaskOnForm } from "../task/task-page-props.ts";

/** The card that pays for a task. */
export function TaskCard<Shape extends TaskShape & { readonly draft: CardFields }>(props: {
  task: TaskOnForm<Shape>;
  /** True if it replaces a rejected card. Its number then takes the focus. */
  isAnother: boolean;
}) {
  const { task, isAnother } = props;
  const say = useMessages();
  const failure = "failure" in task ? task.failure : null;
  const [isLost] = useState(useIsCardLost(task));
  const card = useTaskCard(task);
  useEffect(() => {
    if (isAnother) document.getElementById("cardnumber")?.focus();
  }, [isAnother]);
  return (
    <>
      {isLost && !isAnother && <p className="waypost-note">{say("lost.card")}</p>}
      <NewCard card={card} codeKey={failure?.text ?? ""} />
    </>
  );
}
