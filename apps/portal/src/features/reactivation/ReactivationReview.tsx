import { useMessages } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import type { Elements } from "../../app/elements.ts";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";
import type { TaskInReview } from "../task/task-page-props.ts";

/** The documented question before a reactivation: plans, prices, the total. */
export function ReactivationReview<Shape extends TaskShape>(props: {
  task: TaskInReview<Shape>;
  question?: Elements;
  children?: Elements;
}) {
  const say = useMessages();
  return (
    <ReviewDialog
      {...props}
      screen={props.task}
      title={say("reactivation.confirmation")}
      labels={{ confirm: say("action.confirm"), cancel: say("action.cancel") }}
      total={(price) => say("reactivation.totalBilled", price)}
    />
  );
}
