import { useFormats, useMessages, type TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { Imei } from "@waypost/ui/Imei";
import { SentFacts } from "./SentFacts.tsx";

/** A request may be about thousands of devices. */
const SHOWN = 20;

/** What an unanswered request was for, its amount, card and time, and what a look-up found. */
export function SentRequest(props: {
  request: TaskView<TaskShape, "unknown">["requests"][number];
  /** Names one of the things that it was about; "" without a name. */
  nameOf: (subject: string) => string;
}) {
  const { attempt, items } = props.request;
  const { amount, last4, at } = attempt;
  const say = useMessages();
  const formats = useFormats();
  if (items.length === 0) return <p>{say("unknown.lost")}</p>;
  const others = items.length - SHOWN;
  const names = items
    .slice(0, SHOWN)
    .map((item) => ({ ...item, name: props.nameOf(item.subject) }))
    .filter(({ name }) => name !== "");
  const named =
    names.length === 0 ? null : (
      <ul className="task-list">
        {names.map(({ subject, name, found }) => (
          <li key={subject}>
            <Imei>{name}</Imei>
            <span>{found && ` · ${found}`}</span>
          </li>
        ))}
        {others > 0 && <li>{say("task.andMore", { count: formats.number(others) })}</li>}
      </ul>
    );
  return <SentFacts subjects={named} {...{ amount, last4, at }} />;
}
