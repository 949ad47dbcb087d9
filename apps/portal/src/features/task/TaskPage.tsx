import {
  useMessages,
  useTask,
  useTaskArgs,
  useTaskRun,
  type TaskRun,
  type Translate,
} from "@waypost/hooks";
import type { Attempt, PlainCode, TaskArgs, TaskFlow, TaskShape } from "@waypost/hooks/flows";
import { addressQuery } from "@waypost/hooks/rules";
import { TaskHeader } from "@waypost/ui/TaskHeader";
import { Suspense, type ComponentType } from "react";
import { Frame } from "../../app/Frame.tsx";
import { useAddress } from "../../app/hash-location.ts";
import { Heading, useShownTitle } from "../../app/Heading.tsx";
import { useLeaveGuard } from "../../app/use-leave-guard.ts";
import { MissingInputPage } from "./MissingInputPage.tsx";
import { TaskBody } from "./TaskBody.tsx";
import { useStageHistory } from "./use-stage-history.ts";
import { useTaskScreen } from "./use-task-screen.ts";

export type NameSubject<Shape extends TaskShape> = (
  subject: string,
  args: TaskArgs<Shape> | null,
  attempt: Attempt,
  say: Translate,
) => string;

export interface TaskPageProps<Shape extends TaskShape> {
  flow: TaskFlow<Shape>;
  title: PlainCode;
  /** What follows from the task, in one sentence. */
  lead: PlainCode;
  /** Who it is about, beside the id. */
  nameOf?: (args: TaskArgs<Shape>) => string;
  /** The customer's e-mail, where the address has one. */
  emailOf?: (input: Shape["input"]) => string | null;
  /** Documented for some pages: without its input the page stays empty. */
  isBlankWithoutInput?: boolean;
  /** What an address without its input lacks; the customer's id unless told. */
  missing?: PlainCode;
  /** Beside the form: what is being bought. */
  Aside?: ComponentType<{ run: TaskRun<Shape> }>;
  /** Below 1024 px: a bar at the bottom of the window, or a strip above the form. */
  asidePlacement?: "end" | "top";
  /** Below 1024 px, above the form: what it is about, where the aside is at the bottom. */
  Strip?: ComponentType<{ run: TaskRun<Shape> }>;
  /** The stage that shows. It stays while its request is on its way, so that nothing typed is lost. */
  Form: ComponentType<{ run: TaskRun<Shape> }>;
  /** The question before the request, over the form. */
  Review: ComponentType<{ run: TaskRun<Shape> }>;
  /** What was accepted, and what can be done next. */
  Done: ComponentType<{ run: TaskRun<Shape> }>;
  /** Names one of the things that a request was about. */
  nameSubject: NameSubject<Shape>;
}

/** The page of a task: its input from the address, its head, and the screen of its phase. */
export function TaskPage<Shape extends TaskShape>(props: TaskPageProps<Shape>) {
  const { flow, title, isBlankWithoutInput = false } = props;
  const address = useAddress();
  const input = flow.task.input((name) => addressQuery(address, name));
  if (input !== null) {
    return (
      <Suspense>
        <OpenTask key={flow.identity(input)} {...props} input={input} />
      </Suspense>
    );
  }
  if (isBlankWithoutInput) return <BlankPage title={title} />;
  return <MissingInputPage title={title} message={props.missing} />;
}

/** A page that stays empty, as documented, where it has nothing to work with. */
export function BlankPage({ title }: { title: PlainCode }) {
  useShownTitle(useMessages()(title));
  return <Frame>{null}</Frame>;
}

function OpenTask<Shape extends TaskShape>(
  props: TaskPageProps<Shape> & { input: Shape["input"] },
) {
  const { flow, input, title, lead, nameOf, emailOf, Aside, asidePlacement = "end", Strip } = props;
  const say = useMessages();
  const run = useTaskRun(flow, input);
  const { phase, stage, stageCount } = useTask(run);
  const args = useTaskArgs(run);
  useLeaveGuard(phase === "sending");
  useTaskScreen(run, say(title));
  useStageHistory(run);
  const isForm = ["stage", "preparing", "reviewing", "sending"].includes(phase);
  const isOver = phase === "reading-back" || phase === "unknown" || phase === "done";
  const name = args === null ? "" : (nameOf?.(args) ?? "");
  const id = flow.task.owner(input);
  const customer = id === "" ? name : say("task.customer", { name, id });
  return (
    <Frame
      aside={isForm && Aside !== undefined && <Aside run={run} />}
      asidePlacement={asidePlacement}
      strip={isForm && Strip !== undefined && <Strip run={run} />}
    >
      <TaskHeader
        identity={[customer, emailOf?.(input)].filter(Boolean).join(" · ")}
        title={<Heading>{say(title)}</Heading>}
        lead={isOver ? undefined : say(lead)}
        stage={
          isForm && stageCount > 1
            ? say("task.stage", { stage: stage + 1, stages: stageCount })
            : undefined
        }
      />
      <TaskBody {...props} run={run} />
    </Frame>
  );
}
