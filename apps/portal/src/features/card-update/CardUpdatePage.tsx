import "./card-update.css";
import { type TaskView, useMessages, useTaskField } from "@waypost/hooks";
import { cardUpdate as flow, type ShapeOf, type cardUpdate } from "@waypost/hooks/flows";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";
import { TaskPage } from "../task/TaskPage.tsx";
import { ReactivationWarning } from "./ReactivationWarning.tsx";
import type { TaskInReview, TaskOnForm } from "../task/task-page-props.ts";
import { CARD_BRANDS, cardBrand, digitsOnly } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { DigitSlots } from "@waypost/ui/DigitSlots";
import { Form, FormActions, FormRow } from "@waypost/ui/Form";
import { useConfig } from "../../app/ConfigContext.ts";
import { Linked } from "../../app/Linked.tsx";
import { submitting } from "../../app/submitting.ts";
import { SupportAddress } from "../../app/SupportAddress.tsx";
import { CheckAgain } from "../task/CheckAgain.tsx";
import { TextField } from "@waypost/ui/TextField";
import { CardTaskForm } from "../card/CardTaskForm.tsx";

type Shape = ShapeOf<typeof cardUpdate>;

/** Replaces the card on file. */
export default function CardUpdatePage() {
  const say = useMessages();
  return (
    <TaskPage
      flow={flow}
      title="cardUpdate.title"
      lead="cardUpdate.lead"
      nameSubject={() => say("cardUpdate.newCard")}
      Form={Stage}
      Review={Review}
      Done={Done}
    />
  );
}

function Stage({ task }: { task: TaskOnForm<Shape> }) {
  return task.stage === "current-card" ? <CurrentCard task={task} /> : <NewCardForm task={task} />;
}

/** Shown only while another window is sending: the documents specify no confirmation. */
function Review({ task }: { task: TaskInReview<Shape> }) {
  const say = useMessages();
  return (
    <ReviewDialog
      screen={task}
      title={say("cardUpdate.newCard")}
      labels={{ confirm: say("action.update"), cancel: say("action.cancel") }}
    />
  );
}

function Done({ task }: { task: TaskView<Shape, "done"> }) {
  const say = useMessages();
  return (
    <TaskDone task={task} message={say("cardUpdate.success")}>
      {() => <ReactivationWarning task={task} />}
    </TaskDone>
  );
}

const brandOf = (digits: string): string => CARD_BRANDS[cardBrand(digits)];

/** The first stage: the first six digits of the current card. The sixth digit starts the check. */
function CurrentCard({ task }: { task: TaskOnForm<ShapeOf<typeof cardUpdate>> }) {
  const say = useMessages();
  // While the question about a repetition is open, the form is inactive.
  const submit = () => "submit" in task && task.submit();
  const { value, errorMessage, onChange } = useTaskField(task, "firstSix");
  const isChecking = task.phase === "preparing";
  const notChecked =
    task.phase === "form" && task.failure !== null ? say("cardUpdate.notChecked") : undefined;
  const status = isChecking
    ? say("cardUpdate.checking")
    : [errorMessage, notChecked].filter(Boolean).join(" ");
  return (
    <Form onSubmit={submitting(submit)}>
      <DigitSlots
        id="firstSix"
        length={6}
        label={say("cardUpdate.firstSix")}
        description={say("cardUpdate.firstSixHint")}
        defaultValue={value}
        onChange={onChange}
        errorMessage={errorMessage}
        errorAction={
          notChecked !== undefined && (
            <CheckAgain field="firstSix" notChecked={notChecked} onPress={submit} />
          )
        }
        trailing={brandOf}
        isChecking={isChecking}
        status={status}
      />
      <LostCard />
      <FormActions>
        <Button type="submit" variant="primary">
          {say("action.continue")}
        </Button>
      </FormActions>
      <ReactivationWarning task={task} />
    </Form>
  );
}

/** Help for customers who no longer have the card. */
function LostCard() {
  const say = useMessages();
  const { supportEmail } = useConfig();
  const email = <SupportAddress email={supportEmail} />;
  return (
    <p className="waypost-quiet">
      <Linked text={say("cardUpdate.lostCard")} email={email} />
    </p>
  );
}

type Props = { task: TaskOnForm<ShapeOf<typeof cardUpdate>> };

/** The minimum length of a complete card number. */
const SHORTEST_NUMBER = 15;

/** The second stage: the owner of the card, and the new card. */
function NewCardForm({ task }: Props) {
  const say = useMessages();
  return (
    <CardTaskForm
      task={task}
      submitLabel={say("action.update")}
      sendsAtOnce
      heading={say("cardUpdate.newCard")}
      refused="cardUpdate.unchanged"
      afterCard={<ReactivationWarning task={task} />}
      notice={<CardChange task={task} />}
    >
      <h2 className="waypost-heading" data-level="2">
        {say("cardUpdate.details")}
      </h2>
      <p className="waypost-lead">{say("cardUpdate.onlyCard")}</p>
      <FormRow isDense>
        <Text task={task} field="firstName" autoComplete="given-name" />
        <Text task={task} field="lastName" autoComplete="family-name" />
      </FormRow>
      <Text task={task} field="companyName" autoComplete="organization" isOptional />
      <Text task={task} field="billingAddress" autoComplete="street-address" />
    </CardTaskForm>
  );
}

function Text(
  props: Props & {
    field: "firstName" | "lastName" | "companyName" | "billingAddress";
    autoComplete: string;
    isOptional?: boolean;
  },
) {
  const { task, field, autoComplete, isOptional = false } = props;
  const say = useMessages();
  return (
    <TextField
      {...useTaskField(task, field)}
      id={field}
      autoComplete={autoComplete}
      label={say(`${field}.label`)}
      optionalText={isOptional ? `(${say("field.optional")})` : undefined}
    />
  );
}

/** The card on file now and after the update, by their last four digits. */
function CardChange({ task }: Props) {
  const say = useMessages();
  const number = digitsOnly(useTaskField(task, "cardnumber").value);
  const last4 = task.data.current?.last4 ?? null;
  return (
    <p className="waypost-numbers card-change">
      {say("cardUpdate.change", {
        before: last4 === null ? say("cardUpdate.current") : say("cardUpdate.endingIn", { last4 }),
        after: number.length < SHORTEST_NUMBER ? say("cardUpdate.new") : number.slice(-4),
      })}
    </p>
  );
}
