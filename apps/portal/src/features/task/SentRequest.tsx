import { useFormats, useMessages, type TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { Imei } from "@waypost/ui/Imei";
import { SentFacts } from "../checkout/SentFacts.tsx";

/** The maximum number of rendered subjects, because a request may have thousands. */
const MAX_RENDERED = 20;

/**
 * A request without a reply: its subjects, amount, card and time, and the result of the lookup.
 */
export function SentRequest(props: {
  request: TaskView<TaskShape, "unknown">["requests"][number];
  /** Returns the name of a subject; "" if it has none. */
  nameOf: (subject: string) => string;
}) {
  const { attempt, items } = props.request;
  const { amount, last4, at } = attempt;
  const say = useMessages();
  const formats = useFormats();
  if (items.length === 0) return <p>{say("unknown.lost")}</p>;
  const others = items.length - MAX_RENDERED;
  const names = items
    .slice(0, MAX_RENDERED)
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
