import { useIsCardLost, useMessages, useTask, useTaskCard, type TaskRun } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import type { CardFields } from "@waypost/hooks/rules";
import { useEffect, useState } from "react";
import { NewCard } from "./NewCard.tsx";

/** The card that pays for a task. */
export function TaskCard<Shape extends TaskShape & { readonly draft: CardFields }>(props: {
  run: TaskRun<Shape>;
  /** It replaces a refused card, so its number takes the focus. */
  isAnother: boolean;
}) {
  const { run, isAnother } = props;
  const say = useMessages();
  const { failure } = useTask(run);
  const [isLost] = useState(useIsCardLost(run));
  const card = useTaskCard(run);
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
