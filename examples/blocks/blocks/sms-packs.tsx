import {
  Field,
  FieldContent,
  FieldDescription,
  FieldLabel,
  FieldTitle,
} from "@/components/ui/field";
import { Switch } from "@/components/ui/switch";
import { useFormats, useMessages, useTask, useTaskField } from "@waypost/hooks";
import { smsPack, type ShapeOf } from "@waypost/hooks/flows";
import { nameOfPack, PackForm } from "@/components/waypost-packs";
import { TaskCard, type TaskOnForm } from "@/components/waypost-task";

/** Buys a pack of SMS alerts, which is charged to the customer's card on file. */
export function SmsPacks({ customerId }: { customerId: string }) {
  const say = useMessages();
  const task = useTask(smsPack, { customerId });
  return (
    <TaskCard
      task={task}
      title={say("sms.title")}
      lead={say("sms.lead")}
      question={say("packs.sure")}
      confirm={say("action.yes")}
      cancel={say("action.no")}
      again={say("packs.again")}
      nameOf={nameOfPack}
    >
      {(form) => (
        <PackForm task={form} buy={say("sms.buy")}>
          <Renewal task={form} />
        </PackForm>
      )}
    </TaskCard>
  );
}

/** The switch for refills, with the price of each. */
function Renewal({ task }: { task: TaskOnForm<ShapeOf<typeof smsPack>> }) {
  const say = useMessages();
  const { price } = useFormats();
  const { value, onChange } = useTaskField(task, "isRenewed");
  const { refill } = task.data;
  return (
    <FieldLabel htmlFor="sms-renewal">
      <Field orientation="horizontal">
        <FieldContent>
          <FieldTitle id="sms-renewal-title">{say("sms.renewal")}</FieldTitle>
          <FieldDescription className="text-foreground/75">
            {say("sms.renewalNote")} {refill !== null && say("task.refill", price(refill))}
          </FieldDescription>
        </FieldContent>
        <Switch
          id="sms-renewal"
          aria-labelledby="sms-renewal-title"
          isSelected={value}
          onChange={onChange}
        />
      </Field>
    </FieldLabel>
  );
}
