import { useMessages, useTaskArgs, useTaskField, type TaskRun } from "@waypost/hooks";
import { currentCard, type cardUpdate, type ShapeOf } from "@waypost/hooks/flows";
import { digitsOnly } from "@waypost/hooks/rules";
import { BeforeAfter } from "@waypost/ui/BeforeAfter";
import { FormRow } from "@waypost/ui/Form";
import { TextField } from "@waypost/ui/TextField";
import { CardTaskForm } from "../card/CardTaskForm.tsx";
import { ReactivationWarning } from "./ReactivationWarning.tsx";

type Props = { run: TaskRun<ShapeOf<typeof cardUpdate>> };

/** A number of fewer digits is not complete. */
const SHORTEST_NUMBER = 15;

/** The second stage: whose card it is, and the new card. */
export function NewCardForm({ run }: Props) {
  const say = useMessages();
  return (
    <CardTaskForm
      run={run}
      submitLabel={say("action.update")}
      sendsAtOnce
      afterCard={
        <>
          <CardChange run={run} />
          <ReactivationWarning run={run} />
        </>
      }
    >
      <h2 className="waypost-heading" data-level="2">
        {say("cardUpdate.details")}
      </h2>
      <p className="waypost-lead">{say("cardUpdate.onlyCard")}</p>
      <FormRow>
        <Text run={run} field="firstName" autoComplete="given-name" />
        <Text run={run} field="lastName" autoComplete="family-name" />
      </FormRow>
      <Text run={run} field="companyName" autoComplete="organization" isOptional />
      <Text run={run} field="billingAddress" autoComplete="street-address" />
      <h2 className="waypost-heading" data-level="2">
        {say("cardUpdate.newCard")}
      </h2>
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
  const { run, field, autoComplete, isOptional = false } = props;
  const say = useMessages();
  return (
    <TextField
      {...useTaskField(run, field)}
      id={field}
      autoComplete={autoComplete}
      label={say(`${field}.label`)}
      optionalText={isOptional ? `(${say("field.optional")})` : undefined}
    />
  );
}

/** The card on file now and after the update, by their last four digits. */
function CardChange({ run }: Props) {
  const say = useMessages();
  const args = useTaskArgs(run);
  if (args === null) return null;
  const number = digitsOnly(args.draft.cardnumber);
  const ending = (last4: string) => say("cardUpdate.endingIn", { last4 });
  const last4 = currentCard(args)?.last4 ?? null;
  return (
    <BeforeAfter
      labels={{ before: say("cardUpdate.before"), after: say("cardUpdate.after") }}
      rows={[
        {
          label: say("cardUpdate.onFile"),
          before: last4 === null ? say("cardUpdate.current") : ending(last4),
          after: number.length < SHORTEST_NUMBER ? say("cardUpdate.new") : ending(number.slice(-4)),
        },
      ]}
    />
  );
}
