import { useMessages, useTaskField } from "@waypost/hooks";
import type { cardUpdate, ShapeOf } from "@waypost/hooks/flows";
import { CARD_BRANDS, cardBrand } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { DigitSlots } from "@waypost/ui/DigitSlots";
import { Form, FormActions } from "@waypost/ui/Form";
import { useConfig } from "../../app/ConfigContext.ts";
import { Linked } from "../../app/Linked.tsx";
import { submitting } from "../../app/submitting.ts";
import { SupportAddress } from "../../app/SupportAddress.tsx";
import { CheckAgain } from "../task/CheckAgain.tsx";
import { ReactivationWarning } from "./ReactivationWarning.tsx";
import type { TaskOnForm } from "../task/task-page-props.ts";

const brandOf = (digits: string): string => CARD_BRANDS[cardBrand(digits)];

/** The first stage: the first six digits of the current card. The sixth digit starts the check. */
export function CurrentCard({ task }: { task: TaskOnForm<ShapeOf<typeof cardUpdate>> }) {
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
