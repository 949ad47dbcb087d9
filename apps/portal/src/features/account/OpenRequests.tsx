import { useFormats, useMessages, type useOpenRequests } from "@waypost/hooks";
import { imeiOfSubject } from "@waypost/hooks/flows";
import type { AccountTask } from "@waypost/hooks/rules";
import { LinkButton } from "@waypost/ui/Button";
import { Imei } from "@waypost/ui/Imei";
import { Result } from "@waypost/ui/Result";
import { shownId } from "../task/identity-text.ts";
import { SentFacts } from "../checkout/SentFacts.tsx";

/** The maximum number of rendered devices, because a request may have thousands. */
const MAX_RENDERED = 20;

/**
 * The requests without a confirmed outcome. This is the only place that answers if the customer
 * was charged.
 */
export function OpenRequests(props: {
  open: ReturnType<typeof useOpenRequests>;
  tasks: readonly AccountTask[];
}) {
  const { open, tasks } = props;
  const say = useMessages();
  return (
    <section className="account-open" aria-labelledby="account-open">
      <h2 id="account-open" className="waypost-heading" data-level="3">
        {say("myAccount.open")}
      </h2>
      {open.map(({ id, owner, task, subjects, amount, last4, at }) => {
        const devices = subjects.filter(
          (subject) => subject.startsWith("imei:") && shownId(imeiOfSubject(subject)) !== "",
        );
        // Opening the first step would leave the screen that shows the outcome of a registration.
        const path =
          task === "add" ? "/registration/confirm" : tasks.find((one) => one.task === task)?.path;
        return (
          <Result
            key={id}
            tone="unknown"
            scrollsIntoView={false}
            title={task === null ? undefined : say(titleOf(task))}
            message={say(questionOf(task))}
            actions={
              path !== undefined && (
                <LinkButton href={`#${path}`}>{say("myAccount.open.look")}</LinkButton>
              )
            }
          >
            {task !== null && owner === "" && <p>{say("myAccount.open.nobody")}</p>}
            <SentFacts
              subjects={devices.length > 0 ? <Devices subjects={devices} /> : null}
              {...{ amount, last4, at }}
            />
          </Result>
        );
      })}
    </section>
  );
}

/** Both kinds of packs share a family, whose page shows requests of both kinds. */
const titleOf = (task: AccountTask["task"]) =>
  task === "smsPack" ? "myAccount.packs" : (`myAccount.${task}` as const);

/** Returns the open question about a request. */
function questionOf(task: AccountTask["task"] | null) {
  if (task === null) return "unknown.lost";
  // These use the texts for several devices, and those for packs.
  if (task === "multiReactivation") return "myAccount.open.reactivation";
  return task === "etaPack" ? "myAccount.open.smsPack" : (`myAccount.open.${task}` as const);
}

/** The devices of a request, up to the maximum number. */
function Devices({ subjects }: { subjects: readonly string[] }) {
  const say = useMessages();
  const formats = useFormats();
  const others = subjects.length - MAX_RENDERED;
  return (
    <ul className="task-list">
      {subjects.slice(0, MAX_RENDERED).map((subject) => (
        <li key={subject}>
          <Imei>{imeiOfSubject(subject)}</Imei>
        </li>
      ))}
      {others > 0 && <li>{say("task.andMore", { count: formats.number(others) })}</li>}
    </ul>
  );
}
