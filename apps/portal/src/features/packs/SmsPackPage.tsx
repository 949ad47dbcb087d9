import {
  useFormats,
  useMessages,
  useTaskField,
  type TaskTerms,
  type TaskView,
} from "@waypost/hooks";
import { smsPack, taskFlow, type ShapeOf } from "@waypost/hooks/flows";
import { Switch } from "@waypost/ui/Switch";
import { useConfig } from "../../app/ConfigContext.ts";
import { TaskPage } from "../task/TaskPage.tsx";
import { PackForm } from "./PackForm.tsx";
import { PackDone, PackReview, usePackOrder } from "./PackOrder.tsx";
import { nameOfPack } from "./pack-shape.ts";
import { dollarsPerMessage } from "./dollars-per-message.ts";
import type { OrderProps, TaskInReview, TaskOnForm } from "../task/task-page-props.ts";

/** The same task for vendors that turn renewal off by default. */
const unrenewedPack = taskFlow<ShapeOf<typeof smsPack>>({
  ...smsPack.task,
  initial: () => ({ pack: "", autoRenew: false }),
});

type Sms = ShapeOf<typeof smsPack>;
type Props = { task: TaskOnForm<Sms> };

/** Buys a pack of SMS alerts. */
export default function SmsPackPage() {
  return (
    <TaskPage
      flow={useConfig().smsAutoRenewal === false ? unrenewedPack : smsPack}
      title="sms.title"
      lead="sms.lead"
      skeleton={{ shape: "tile" }}
      nameSubject={nameOfPack}
      Order={SmsOrder}
      Form={SmsPackForm}
      Review={SmsReview}
      Done={SmsDone}
    />
  );
}

function SmsPackForm({ task }: Props) {
  const say = useMessages();
  const { unitPrice } = useFormats();
  return (
    <PackForm
      task={task}
      packs={task.data.listed}
      columns={3}
      buy="sms.buy"
      detailOf={(pack) => {
        const dollars = dollarsPerMessage(pack);
        return dollars === null
          ? undefined
          : say("packs.perMessage", { price: unitPrice(dollars) });
      }}
    >
      <Renewal task={task} />
    </PackForm>
  );
}

function SmsOrder({ task, children }: OrderProps<Sms>) {
  const say = useMessages();
  const { value: autoRenew } = useTaskField(task, "autoRenew");
  const refill = useRefill(task.data);
  const note = refill ?? say(autoRenew ? "sms.renewed" : "sms.notRenewed");
  return children(usePackOrder(task, note));
}

const SmsReview = ({ task }: { task: TaskInReview<Sms> }) => (
  <PackReview task={task} later={useRefill(task.review)} />
);

const SmsDone = ({ task }: { task: TaskView<Sms, "done"> }) => (
  <PackDone task={task} later={useRefill(task.receipt.review)} />
);

/**
 * Returns the price of each refill and how to stop refills; undefined for a pack without refills.
 */
function useRefill({ refill }: Pick<TaskTerms, "refill">): string | undefined {
  const say = useMessages();
  const { priceParams } = useFormats();
  const { supportEmail: email } = useConfig();
  if (refill === null) return undefined;
  return `${say("task.refill", priceParams(refill))} ${say("sms.stop", { email })}`;
}

function Renewal({ task }: Props) {
  const say = useMessages();
  const { value, onChange } = useTaskField(task, "autoRenew");
  return (
    <Switch
      isSelected={value}
      isDisabled={task.phase !== "form"}
      detail={[say("sms.renewalNote"), useRefill(task.data)].filter(Boolean).join(" ")}
      onChange={onChange}
    >
      {say("sms.renewal")}
    </Switch>
  );
}
