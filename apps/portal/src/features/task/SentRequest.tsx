import { useFormats, useMessages, useTaskArgs, useTaskOutcome, type TaskRun } from "@waypost/hooks";
import type { Attempt, TaskShape } from "@waypost/hooks/flows";
import { Imei } from "@waypost/ui/Imei";
import { SentFacts } from "./SentFacts.tsx";
import type { NameSubject } from "./task-page-props.ts";

/** A request may be about thousands of devices. */
const SHOWN = 20;

/** What an unanswered request was for, its amount, card and time, and what a look-up found. */
export function SentRequest<Shape extends TaskShape>(props: {
  run: TaskRun<Shape>;
  attempt: Attempt;
  nameSubject: NameSubject<Shape>;
}) {
  const { run, attempt, nameSubject } = props;
  const { subjects, amount, last4, at } = attempt;
  const say = useMessages();
  const formats = useFormats();
  const args = useTaskArgs(run);
  const { subjects: asked, isApplied } = useTaskOutcome(run);
  if (subjects.length === 0) return <p>{say("unknown.lost")}</p>;
  const verdictOf = (subject: string) => {
    const { verdict } = asked.find((one) => one.subject === subject) ?? { verdict: "none" };
    if (verdict === "none" || isApplied) return "";
    return ` · ${say(verdict === "applied" ? "unknown.applied" : "unknown.unclear")}`;
  };
  const others = subjects.length - SHOWN;
  const names = subjects
    .slice(0, SHOWN)
    .map((subject) => ({ subject, name: nameSubject(subject, args, attempt, say) }))
    .filter(({ name }) => name !== "");
  const named =
    names.length === 0 ? null : (
      <ul className="task-list">
        {names.map(({ subject, name }) => (
          <li key={subject}>
            <Imei>{name}</Imei>
            <span>{verdictOf(subject)}</span>
          </li>
        ))}
        {others > 0 && <li>{say("task.andMore", { count: formats.number(others) })}</li>}
      </ul>
    );
  return <SentFacts subjects={named} {...{ amount, last4, at }} />;
}
