import { useMessages } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import type { CardFields } from "@waypost/hooks/rules";
import { CardTaskForm } from "../card/CardTaskForm.tsx";
import type { Elements } from "../../app/elements.ts";
import type { TaskOnForm } from "../task/task-page-props.ts";

/** The second stage: the plans or options of the devices, and the card that pays. */
export function PaymentForm<Shape extends TaskShape & { readonly draft: CardFields }>(props: {
  task: TaskOnForm<Shape>;
  title: string;
  children: Elements;
}) {
  const { task, title, children } = props;
  const say = useMessages();
  return (
    <CardTaskForm
      task={task}
      submitLabel={say("action.update")}
      heading={say("reactivation.payment")}
      refused="task.notOrdered"
    >
      <h2 className="waypost-heading" data-level="2">
        {title}
      </h2>
      {children}
    </CardTaskForm>
  );
}
