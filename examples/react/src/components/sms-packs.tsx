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
export function SmsPacks(props: {
  customerId: string;
  /** The address that stops the refills of a pack. */
  supportEmail: string;
}) {
  const { customerId, supportEmail } = props;
  const say = useMessages();
  const stop = say("sms.stop", { email: supportEmail });
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
      questionNote={({ refill }) => (refill === null ? null : stop)}
    >
      {(form) => (
        <PackForm task={form} buy={say("sms.buy")}>
          <Renewal task={form} stop={stop} />
        </PackForm>
      )}
    </TaskCard>
  );
}

/** The switch for refills, with the price of each and how to stop them. */
function Renewal(props: { task: TaskOnForm<ShapeOf<typeof smsPack>>; stop: string }) {
  const { task, stop } = props;
  const say = useMessages();
  const { priceParams } = useFormats();
  const { value, onChange } = useTaskField(task, "autoRenew");
  const { refill } = task.data;
  return (
    <FieldLabel htmlFor="sms-renewal">
      <Field orientation="horizontal">
        <FieldContent>
          <FieldTitle id="sms-renewal-title">{say("sms.renewal")}</FieldTitle>
          <FieldDescription className="text-foreground/75">
            {say("sms.renewalNote")}{" "}
            {refill !== null && `${say("task.refill", priceParams(refill))} ${stop}`}
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
