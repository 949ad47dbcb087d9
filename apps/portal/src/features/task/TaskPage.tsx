import { useMessages, useTask } from "@waypost/hooks";
import type { PlainCode, TaskShape } from "@waypost/hooks/flows";
import { SummaryPanel } from "@waypost/ui/SummaryPanel";
import { TaskHeader } from "@waypost/ui/TaskHeader";
import { Suspense } from "react";
import { Frame } from "../../app/Frame.tsx";
import { useLink } from "../../app/use-link.ts";
import { Heading, useShownTitle } from "../../app/Heading.tsx";
import { useHasOrderBar } from "../../app/use-media-query.ts";
import { useLeaveGuard } from "../../app/use-leave-guard.ts";
import { AccountLink } from "./AccountLink.tsx";
import { identityText, shownId } from "./identity-text.ts";
import { MissingInputPage } from "./MissingInputPage.tsx";
import { TaskBody } from "./TaskBody.tsx";
import type { TaskPageProps } from "./task-page-props.ts";
import { useAccountHref } from "./use-account-href.ts";
import { useStageHistory } from "./use-stage-history.ts";
import { useTaskScreen } from "./use-task-screen.ts";

/** The page of a task: its input from the URL, its header, and the screen of its phase. */
export function TaskPage<Shape extends TaskShape>(props: TaskPageProps<Shape>) {
  const { flow, title, isBlankWithoutInput = false } = props;
  const input = flow.task.input(useLink().query);
  if (input !== null) {
    return (
      <Suspense>
        <OpenTask key={flow.identity(input)} {...props} input={input} />
      </Suspense>
    );
  }
  if (isBlankWithoutInput) return <BlankPage isIncomplete title={title} />;
  return <MissingInputPage title={title} message={props.missing} />;
}

/** A documented empty page. If its URL lacks the input (`isIncomplete`), the frame explains it. */
export function BlankPage(props: { title: PlainCode; isIncomplete?: boolean }) {
  const say = useMessages();
  useShownTitle(say(props.title));
  const account = useAccountHref();
  const note = props.isIncomplete === true && (
    <output className="waypost-quiet">{say("missing.title")}</output>
  );
  return (
    <Frame progress={note || undefined} {...(account !== undefined && { brandHref: account })}>
      {null}
    </Frame>
  );
}

function OpenTask<Shape extends TaskShape>(
  props: TaskPageProps<Shape> & { input: Shape["input"] },
) {
  const { flow, input, title, subtitle, isIrreversible, lead, nameOf, Order, Aside, Strip } = props;
  const say = useMessages();
  const task = useTask(flow, input);
  const { phase, stage, stageCount } = task;
  const data = "data" in task ? task.data : null;
  const name = data === null ? "" : (nameOf?.(data) ?? "");
  useLeaveGuard(phase === "sending");
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
          form !== null && stageCount > 1
            ? say("task.stage", { stage: stage + 1, stages: stageCount })
            : undefined
        }
      />
      <TaskBody {...props} task={task} />
      {phase !== "sending" && phase !== "done" && <AccountLink />}
    </Frame>
  );
}
