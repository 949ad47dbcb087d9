import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { planLabel, useFormats, useMessages, useTask, useTaskField } from "@waypost/hooks";
import { imeiOfSubject, planUpdate, type ShapeOf } from "@waypost/hooks/flows";
import { planName } from "@waypost/hooks/rules";
import type { ServicePlan } from "@waypost/sdk";
import { ChoiceCard } from "@/components/waypost-fields";
import { TaskCard, type TaskOnForm } from "@/components/waypost-task";

type Props = { task: TaskOnForm<ShapeOf<typeof planUpdate>> };

/** Moves one of the customer's devices to another plan. */
export function PlanChange(props: {
  customerId: string;
  /** The address for questions about a refund. */
  supportEmail: string;
  /** Preselects this device. */
  imei?: string;
}) {
  const { customerId, supportEmail, imei } = props;
  const say = useMessages();
  const task = useTask(planUpdate, { customerId, imei: imei ?? null });
  return (
    <TaskCard
      task={task}
      title={say("planUpdate.title")}
      lead={say("planUpdate.lead")}
      question={say("planUpdate.confirmation")}
      confirm={say("action.confirm")}
      cancel={say("action.goBack")}
      again={say("planUpdate.another")}
      nameOf={imeiOfSubject}
      success={say("planUpdate.success")}
      receiptNote={say("planUpdate.refund").replace("{email}", supportEmail)}
    >
      {(form) =>
        form.stage === "device" ? <DeviceChoice task={form} /> : <PlanChoice task={form} />
      }
    </TaskCard>
  );
}

function DeviceChoice({ task }: Props) {
  const say = useMessages();
  const { value, errorMessage, onChange } = useTaskField(task, "imei");
  if (task.data.devices.length === 0) return <p>{say("planUpdate.noDevices")}</p>;
  return (
    <>
      <div className="grid gap-2">
        <RadioGroup
          aria-label={say("planUpdate.choose")}
          value={value}
          onChange={onChange}
          isInvalid={errorMessage !== undefined}
        >
          {task.data.devices.map(({ imei_no, activated_plan_description }) => (
            <ChoiceCard
              key={imei_no}
              value={imei_no}
              title={<span className="tabular-nums">{imei_no}</span>}
              detail={activated_plan_description}
            />
          ))}
        </RadioGroup>
        <FieldError>{errorMessage}</FieldError>
      </div>
      <Button type="submit" size="lg" className="justify-self-end">
        {say("action.next")}
      </Button>
    </>
  );
}

function PlanChoice({ task }: Props) {
  const say = useMessages();
  const { value, errorMessage, onChange } = useTaskField(task, "servicePlan");
  const { chosen } = task.data;
  if (chosen === null) return null;
  const { device, kind } = chosen;
  return (
    <>
      <p>
        {say("planUpdate.device")}: <strong className="tabular-nums">{device.imei_no}</strong>
      </p>
      <div className="grid gap-2">
        <RadioGroup
          aria-label={say("plan.label")}
          value={value}
          onChange={onChange}
          isInvalid={errorMessage !== undefined}
        >
          {task.data[kind].map((plan) => (
            <PlanCard
              key={plan.service_plan_id}
              plan={plan}
              isCurrent={plan.service_plan_id === device.activated_plan_id}
            />
          ))}
        </RadioGroup>
        <FieldError>{errorMessage}</FieldError>
      </div>
      <div className="flex justify-end gap-2">
        <Button variant="outline" size="lg" onPress={task.back}>
          {say("action.previous")}
        </Button>
        <Button type="submit" size="lg">
          {say("action.update")}
        </Button>
      </div>
    </>
  );
}

function PlanCard({ plan, isCurrent }: { plan: ServicePlan; isCurrent: boolean }) {
  const say = useMessages();
  return (
    <ChoiceCard
      value={plan.service_plan_id}
      title={planLabel(say, planName({ plan }), plan.service_plan_id)}
      detail={usePriceText()(plan)}
    >
      {isCurrent && <Badge variant="secondary">{say("planUpdate.now")}</Badge>}
    </ChoiceCard>
  );
}

/** Returns a function that writes a plan's price: "$59.85 every 3 months". */
function usePriceText(): (plan: ServicePlan) => string {
  const say = useMessages();
  const formats = useFormats();
  return ({ price, duration: months }) => {
    if (price === null) return "–";
    const { money } = formats.priceParams(price);
    return months === null ? money : say("task.every", { amount: money, months });
  };
}
