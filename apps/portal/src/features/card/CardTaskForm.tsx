import { useMessages, useIsCardLost, useTaskCard, useWaypost } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import type { CardFields } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { type ComponentProps, useEffect, useState } from "react";
import { Refusal } from "../task/Refusal.tsx";
import { TaskForm } from "../task/TaskForm.tsx";
import type { Elements } from "../../app/elements.ts";
import { NewCard } from "./NewCard.tsx";
import type { TaskOnForm } from "../task/task-page-props.ts";

const NUMBERS = {
  cardnumber: "",
  cvc: "",
  expirationdatemonth: "",
  expirationdateyear: "",
} satisfies Partial<CardFields>;

/**
 * Clears the fields of a rejected card except the holder's name. `count` is incremented each time;
 * `isChanged` is true until the next card is sent.
 */
function useAnotherCard<Shape extends TaskShape & { readonly draft: CardFields }>(
  task: TaskOnForm<Shape>,
): { count: number; isChanged: boolean; changeCard: () => void } {
  const { now } = useWaypost();
  const card = useTaskCard(task);
  const [count, setCount] = useState(0);
  const [isChanged, setChanged] = useState(false);
  if (isChanged && task.phase === "sending") setChanged(false);
  return {
    count,
    isChanged,
    changeCard: () => {
      card.edit(NUMBERS, now());
      setCount(count + 1);
      setChanged(true);
    },
  };
}

type CardTask = TaskShape & { readonly draft: CardFields };

type Props<Shape extends CardTask> = ComponentProps<typeof TaskForm<Shape>> & {
  /** The heading of the card. */
  heading: string;
  /** Content between the card and the buttons. */
  afterCard?: Elements;
};

/** A stage that ends with a new card. After a rejection, another card can be entered. */
export function CardTaskForm<Shape extends CardTask>(props: Props<Shape>) {
  const { task, children, heading, refused, afterCard, ...form } = props;
  const say = useMessages();
  const isRefused = task.phase === "form" && task.failure !== null;
  const { count, isChanged, changeCard } = useAnotherCard(task);
  return (
    <TaskForm
      {...form}
      task={task}
      showsFailure={false}
      variant={isRefused && !isChanged ? "secondary" : "primary"}
    >
      {children}
      <Refusal
        task={task}
        refused={refused}
        isFolded={isChanged}
        actions={
          <Button variant="primary" onPress={changeCard}>
            {say("card.another")}
          </Button>
        }
      />
      <h2 className="waypost-heading" data-level="2">
        {heading}
      </h2>
      <TaskCard key={count} task={task} isAnother={count > 0} />
      {afterCard}
    </TaskForm>
  );
}

/** The card that pays for a task. */
function TaskCard<Shape extends TaskShape & { readonly draft: CardFields }>(props: {
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
