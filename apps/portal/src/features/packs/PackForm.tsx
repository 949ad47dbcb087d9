import {
  useMessages,
  useTask,
  useTaskState,
  type MessageCode,
  type PackInput,
  type TaskArgs,
  type TaskRun,
  type TaskShape,
} from "@waypost/hooks";
import { confirm } from "@waypost/hooks/messages/confirm";
import { packs } from "@waypost/hooks/messages/packs";
import { task } from "@waypost/hooks/messages/task";
import { packName } from "@waypost/hooks/rules";
import type { ServicePlan } from "@waypost/sdk";
import { Button } from "@waypost/ui/Button";
import { Form, FormActions } from "@waypost/ui/Form";
import type { ReactNode } from "react";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { submitting } from "../../app/submitting.ts";
import { ReviewDialog } from "../task/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";

export const packTexts = { ...confirm, ...packs, ...task };

interface PackShape extends TaskShape {
  readonly input: PackInput;
  readonly draft: { readonly pack: string };
  readonly data: { readonly packs: readonly ServicePlan[] };
}

/** The packs on offer, for whom they are, and the button that leads to the question. */
export function PackForm<Shape extends PackShape>(props: {
  run: TaskRun<Shape>;
  buy: MessageCode;
  children: ReactNode;
}) {
  const { run, buy, children } = props;
  const say = useMessages();
  const { submit } = useTask(run);
  const email = useTaskState(run, ({ input }) => input.email);
  return (
    <Form onSubmit={submitting(submit)}>
      {email !== null && (
        <p className="wp-quiet">
          {say("email.label")}: {email}
        </p>
      )}
      {children}
      <FormActions>
        <Button type="submit" variant="primary">
          {say(buy)}
        </Button>
      </FormActions>
      <FieldErrorSummary runner={run} />
    </Form>
  );
}

export function PackReview<Shape extends PackShape>({ run }: { run: TaskRun<Shape> }) {
  const say = useMessages();
  return (
    <ReviewDialog
      run={run}
      title={say("packs.sure")}
      labels={{ confirm: say("action.yes"), cancel: say("action.no") }}
    />
  );
}

export function PackDone<Shape extends PackShape>({ run }: { run: TaskRun<Shape> }) {
  const say = useMessages();
  return <TaskDone run={run} again={say("packs.again")} />;
}

/** The pack that a request was about. */
export function nameOfPack(subject: string, args: TaskArgs<PackShape> | null): string {
  const id = subject.replace(/^pack:/, "");
  const pack = args?.data.packs.find(({ service_plan_id }) => service_plan_id === id);
  return pack === undefined ? id : packName(pack.service_plan_name);
}
