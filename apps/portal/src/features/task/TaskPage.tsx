import { type TaskView, useFormats, useMessages, useTask } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { SummaryPanel } from "@waypost/ui/SummaryPanel";
import { TaskHeader } from "@waypost/ui/TaskHeader";
import { Suspense } from "react";
import { Frame } from "../../app/Frame.tsx";
import { useLink } from "../../app/use-link.ts";
import { Heading } from "../../app/Heading.tsx";
import { useHasOrderBar } from "../../app/use-media-query.ts";
import { AccountLink } from "./AccountLink.tsx";
import { identityText, shownId } from "./identity-text.ts";
import { MissingInputPage } from "./MissingInputPage.tsx";
import type { OrderProps, TaskInReview, TaskPageProps } from "./task-page-props.ts";
import { useAccountHref } from "./use-account-href.ts";
import { useStageHistory, useTaskScreen } from "./use-task-screen.ts";
import { Skeleton } from "@waypost/ui/Skeleton";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import { LoginNote } from "./LoginNote.tsx";
import { TaskOrder } from "./task-order.ts";
import { OrderSheet } from "../checkout/OrderSheet.tsx";
import { UnknownOutcome } from "../checkout/UnknownOutcome.tsx";
import { Imei } from "@waypost/ui/Imei";
import { SentFacts } from "../checkout/SentFacts.tsx";

/** The page of a task: its input from the URL, its header, and the screen of its phase. */
export function TaskPage<Shape extends TaskShape>(props: TaskPageProps<Shape>) {
  const { flow, title } = props;
  const input = flow.task.input(useLink().query);
  if (input !== null) {
    return (
      <Suspense>
        <OpenTask key={flow.identity(input)} {...props} input={input} />
      </Suspense>
    );
  }
  return <MissingInputPage title={title} message={props.missing} />;
}

function OpenTask<Shape extends TaskShape>(
  props: TaskPageProps<Shape> & { input: Shape["input"] },
) {
  const { flow, input, title, subtitle, isIrreversible, lead, nameOf, Order, Aside, Strip } = props;
  const say = useMessages();
  const task = useTask(flow, input);
  const { phase, stage, stages } = task;
  const data = "data" in task ? task.data : null;
  const name = data === null ? "" : (nameOf?.(data) ?? "");
  const hasEnded = phase === "reading-back" || phase === "unknown" || phase === "done";
  const below = subtitle === undefined ? undefined : say(subtitle);
  useTaskScreen(task, below === undefined ? say(title) : `${say(title)} · ${below}`);
  useStageHistory(task);
  const account = useAccountHref();
  const hasBar = useHasOrderBar();
  const form = "formKey" in task ? task : null;
  const id = shownId(flow.task.owner(input));
  const email = useLink().query("email");
  return (
    <Frame
      {...(account !== undefined && { brandHref: account })}
      aside={
        form !== null &&
        (Order === undefined
          ? Aside !== undefined && <Aside task={form} />
          : !hasBar && (
              <Order task={form}>{(order) => order !== null && <SummaryPanel {...order} />}</Order>
            ))
      }
      asidePlacement={Order === undefined ? "top" : "end"}
      strip={form !== null && Strip !== undefined && <Strip task={form} />}
    >
      <TaskHeader
        identity={identityText(name, id && say("task.customer", { id }), email)}
        title={<Heading>{say(title)}</Heading>}
        subtitle={below}
        isIrreversible={isIrreversible === true && phase !== "done"}
        isDone={phase === "done"}
        lead={hasEnded || lead === undefined ? undefined : say(lead)}
        stage={
          form !== null && stages.length > 1
            ? say("task.stage", { stage: stages.indexOf(stage) + 1, stages: stages.length })
            : undefined
        }
      />
      <TaskBody {...props} task={task} />
      {phase !== "sending" && !hasEnded && <AccountLink />}
    </Frame>
  );
}

const NoOrder = ({ children }: Pick<OrderProps<TaskShape>, "children">) => children(null);

/** The screen for the current phase of a task. */
function TaskBody<Shape extends TaskShape>(
  props: TaskPageProps<Shape> & { task: TaskView<Shape> },
) {
  const { task, Order = NoOrder, Form, Done } = props;
  const say = useMessages();
  switch (task.phase) {
    case "restoring":
    case "loading":
      return <Skeleton shape="field" {...props.skeleton} label={task.message} />;
    case "load-failed":
      return (
        <RetryPanel title={say("failure.title")} message={task.failure.text} retry={task.refetch}>
          {task.failure.needsLogin === true && <LoginNote />}
        </RetryPanel>
      );
    case "form":
    case "preparing":
    case "reviewing":
    case "sending":
    case "reading-back":
    case "unknown":
      return (
        <>
          {"formKey" in task && (
            <Order task={task}>
              {(order) => (
                <TaskOrder value={order}>
                  <Form key={task.formKey} task={task} />
                </TaskOrder>
              )}
            </Order>
          )}
          {task.phase !== "form" && task.phase !== "preparing" && (
            <TaskSheet {...props} task={task} />
          )}
        </>
      );
    case "done":
      return <Done task={task} />;
  }
}

/** The confirmation of a task, its request, or its unknown outcome, above the form. */
function TaskSheet<Shape extends TaskShape>(
  props: TaskPageProps<Shape> & {
    task: TaskInReview<Shape> | TaskView<Shape, "reading-back" | "unknown">;
  },
) {
  const { task, title, Review, nameSubject } = props;
  const say = useMessages();
  return (
    <OrderSheet screen={task} looking={say("unknown.looking")}>
      {"review" in task ? (
        <Review task={task} />
      ) : (
        <UnknownOutcome
          screen={task}
          title={say(title)}
          canStartOver
          canCheckOutcome={task.canCheckOutcome}
          tone={task.isApplied ? "pending" : "unknown"}
        >
          {task.requests.map((request) => (
            <SentRequest
              key={request.attempt.id}
              request={request}
              nameOf={(subject) => nameSubject(subject, task.data, request.attempt, say)}
            />
          ))}
          {task.next !== null && <p>{task.next}</p>}
          <AccountLink />
        </UnknownOutcome>
      )}
    </OrderSheet>
  );
}

/** The maximum number of rendered subjects, because a request may have thousands. */
const MAX_RENDERED = 20;

/**
 * A request without a reply: its subjects, amount, card and time, and the result of the lookup.
 */
function SentRequest(props: {
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
