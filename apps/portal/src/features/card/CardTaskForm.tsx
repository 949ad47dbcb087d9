import { useMessages } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import type { CardFields } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import type { ComponentProps } from "react";
import { TaskForm } from "../task/TaskForm.tsx";
import { TaskCard } from "./TaskCard.tsx";
import { useAnotherCard } from "./use-another-card.ts";
import type { Elements } from "../../app/elements.ts";

type CardTask = TaskShape & { readonly draft: CardFields };

type Props<Shape extends CardTask> = Omit<
  ComponentProps<typeof TaskForm<Shape>>,
  "afterRefusal"
> & {
  /** Content between the card and the buttons. */
  afterCard?: Elements;
};

/** A stage that ends with a new card. After a refusal another card can be entered. */
export function CardTaskForm<Shape extends CardTask>(props: Props<Shape>) {
  const { task, children, afterCard, ...form } = props;
  const say = useMessages();
  const { count, changeCard } = useAnotherCard(task);
  return (
    <TaskForm
      {...form}
      task={task}
      afterRefusal={<Button onPress={changeCard}>{say("card.another")}</Button>}
    >
      {children}
      <TaskCard key={count} task={task} isAnother={count > 0} />
      {afterCard}
    </TaskForm>
  );
}
