import { useMessages, useTaskField } from "@waypost/hooks";
import type { cardUpdate, ShapeOf } from "@waypost/hooks/flows";
import { digitsOnly } from "@waypost/hooks/rules";
import { FormRow } from "@waypost/ui/Form";
import { TextField } from "@waypost/ui/TextField";
import { CardTaskForm } from "../card/CardTaskForm.tsx";
import { ReactivationWarning } from "./ReactivationWarning.tsx";
import "./card-update.css";
import type { TaskOnForm } from "../task/task-page-props.ts";

type Props = { task: TaskOnForm<ShapeOf<typeof cardUpdate>> };

/** The minimum length of a complete card number. */
const SHORTEST_NUMBER = 15;

/** The second stage: the owner of the card, and the new card. */
export function NewCardForm({ task }: Props) {
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
