import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { useFormats, useMessages, type TaskQuestion, type TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { CircleAlertIcon, CircleCheckIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Heading } from "@/components/waypost-part";
import { Question } from "@/components/waypost-question";
import { UnknownOutcome, type NameOf } from "@/components/waypost-unknown";

/** A task with a form that can be edited. */
export type TaskOnForm<Shape extends TaskShape> = TaskView<Shape, "form" | "preparing">;

interface TaskCardProps<Shape extends TaskShape> {
  task: TaskView<Shape>;
  title: string;
  lead?: string | undefined;
  /** The title of the question before the request. */
  question: string;
  /** The labels of its two buttons. */
  confirm: string;
  cancel: string;
  isDanger?: boolean;
  /** True if the form is sent without a question. Only a repetition is then asked about. */
  sendsAtOnce?: boolean;
  /** The label of the button that starts the same task again. */
  again: string;
  /** The text after success, by default the server's. */
  success?: string;
  /** A sentence of your own for the question, or null. */
  questionNote?: (review: TaskQuestion) => string | null;
  /** A sentence of your own below the receipt. */
  receiptNote?: string;
  /** Returns the name of what was requested, for a request whose reply was lost. */
  nameOf: NameOf<Shape>;
  children: (task: TaskOnForm<Shape>) => ReactNode;
}

/** A card that shows a task in each of its phases: form, question, sending, outcome. */
export function TaskCard<Shape extends TaskShape>(props: TaskCardProps<Shape>) {
  const { task, title, lead } = props;
  const isForm = task.phase === "form" || task.phase === "preparing";
  return (
    <Card className="mx-auto w-full max-w-xl">
      <CardHeader>
        <CardTitle className="text-xl">
          <Heading key={task.phase === "preparing" ? "form" : task.phase}>
            {task.phase === "reviewing" ? props.question : title}
          </Heading>
        </CardTitle>
        {isForm && lead !== undefined && <CardDescription>{lead}</CardDescription>}
      </CardHeader>
      <CardContent>
        <Body {...props} />
      </CardContent>
    </Card>
  );
}

function Body<Shape extends TaskShape>(props: TaskCardProps<Shape>) {
  const { task, children, confirm, cancel, isDanger } = props;
  const say = useMessages();
  switch (task.phase) {
    case "restoring":
    case "loading":
      return (
        <output aria-label={task.message} className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </output>
      );
    case "load-failed":
      return (
        <div className="grid gap-4">
          <Failure text={task.failure.text} />
          <Button variant="outline" onPress={task.refetch}>
            {say("action.retry")}
          </Button>
        </div>
      );
    case "form":
    case "preparing":
      return (
        <form
          key={task.formKey}
          noValidate
          className="grid gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            if (props.sendsAtOnce === true) task.submitAndConfirm(event.currentTarget.innerText);
            else task.submit();
            focusFirstError(event.currentTarget);
          }}
        >
          {task.failure !== null && (
            <Failure text={task.failure.text}>
              {task.failure.isRepetition && <p>{say("repeat.refused")}</p>}
            </Failure>
          )}
          {children(task)}
        </form>
      );
    case "reviewing":
      return <Question task={task} note={props.questionNote} {...{ confirm, cancel, isDanger }} />;
    case "sending":
      return (
        <output className="flex items-center gap-3 py-6">
          <Spinner role="presentation" aria-label={undefined} />
          <p>
            {task.message} <span className="text-muted-foreground">{say("task.stay")}</span>
          </p>
        </output>
      );
    case "reading-back":
    case "unknown":
      return <UnknownOutcome task={task} nameOf={props.nameOf} />;
    case "done":
      return <Receipt {...props} task={task} />;
  }
}

/** Focuses the first invalid field, once the errors are on the page. */
function focusFirstError(form: HTMLFormElement): void {
  const invalid = "[aria-invalid=true], [data-invalid] input";
  const focus = () => form.querySelector<HTMLElement>(invalid)?.focus();
  requestAnimationFrame(() => requestAnimationFrame(focus));
}

/** The text of a failure. */
function Failure({ text, children }: { text: string; children?: ReactNode }) {
  const say = useMessages();
  return (
    <Alert variant="destructive">
      <CircleAlertIcon />
      <AlertTitle>{say("failure.title")}</AlertTitle>
      <AlertDescription>
        <p>{text}</p>
        {children}
      </AlertDescription>
    </Alert>
  );
}

function Receipt<Shape extends TaskShape>(
  props: Pick<TaskCardProps<Shape>, "again" | "success" | "receiptNote"> & {
    task: TaskView<Shape, "done">;
  },
) {
  const { receipt, startOver } = props.task;
  const { review, alsoSaid, consent } = receipt;
  const { total, isDueNow } = review;
  const say = useMessages();
  const { priceParams } = useFormats();
  const paid =
    typeof total === "number" && isDueNow
      ? say("task.agreed", { ...priceParams(total), last4: consent?.last4 ?? null })
      : null;
  return (
    <div className="grid gap-4">
      <Alert>
        <CircleCheckIcon />
        <AlertTitle>{props.success ?? receipt.message}</AlertTitle>
        <AlertDescription>
          {[...review.lines.map(({ label }) => label), paid, ...review.notes, alsoSaid].map(
            (text) => text !== null && <p key={text}>{text}</p>,
          )}
        </AlertDescription>
      </Alert>
      {props.receiptNote !== undefined && <p>{props.receiptNote}</p>}
      <Button variant="outline" className="justify-self-start" onPress={startOver}>
        {props.again}
      </Button>
    </div>
  );
}
