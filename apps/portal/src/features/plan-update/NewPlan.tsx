import { planLabel, useFormats, useMessages, useTaskField } from "@waypost/hooks";
import { type DeviceToUpdate, type planUpdate, type ShapeOf } from "@waypost/hooks/flows";
import { DEFAULT_PLANS, parsePlanId, planName, type PlanId } from "@waypost/hooks/rules";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { PickerField } from "@waypost/ui/PickerField";
import { useCallback, useState } from "react";
import { useNickname } from "../devices/nicknames.ts";
import { PlanPicker } from "../plans/PlanPicker.tsx";
import { PricesFailed } from "../plans/PricesFailed.tsx";
import { usePriceList } from "../plans/use-price-list.ts";
import { paidLater } from "../task/OrderMoney.tsx";
import { TaskForm } from "../task/TaskForm.tsx";
import type { TaskOnForm } from "../task/task-page-props.ts";

type Props = { task: TaskOnForm<ShapeOf<typeof planUpdate>> };

/** The second stage: the device with its current plan, and the choice of the new plan. */
export function NewPlan({ task }: Props) {
  const say = useMessages();
  const formats = useFormats();
  const { chosen } = task.data;
  const nickname = useNickname(chosen?.device.imei_no ?? "");
  if (chosen === null) return null;
  const { device, kind } = chosen;
  const { activated_plan_description: previous, nextBillingDate } = device;
  return (
    <TaskForm task={task} submitLabel={say("action.update")}>
      <DeviceCard
        kind={kind}
        name={nickname || say(`reactivation.${kind}`)}
        headingLevel={2}
        imei={device.imei_no}
        imeiCopy={device.imei_no}
        labels={{
          imei: say("imei.label"),
          copy: (term) => say("fact.copy", { term }),
          copied: say("fact.copied"),
        }}
        facts={[
          { term: say("planUpdate.previousPlan"), value: previous ?? "" },
          { term: say("planUpdate.nextBilling"), value: formats.date(nextBillingDate ?? "") },
        ]}
      >
        <PlanChoice task={task} {...chosen} />
      </DeviceCard>
    </TaskForm>
  );
}

function PlanChoice({ task, kind, device, chosen }: Props & DeviceToUpdate) {
  const say = useMessages();
  const formats = useFormats();
  const prices = usePriceList(task, kind);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { value, errorMessage, onChange } = useTaskField(task, "servicePlan");
  const highlighted = value === "" ? (device.activated_plan_id ?? "") : value;
  const isOfKind = parsePlanId(highlighted)?.kind === kind;
  return (
    <>
      <PickerField
        id="servicePlan"
        label={say("plan.label")}
        value={value === "" ? "" : planLabel(say, planName({ plan: chosen }), value)}
        description={
          chosen === null ? (
            prices.isLoading && say("plan.loading")
          ) : (
            <span className="waypost-numbers">{paidLater(say, formats, [paidFor(chosen)])}</span>
          )
        }
        action={say("plan.select")}
        errorMessage={errorMessage}
        onPress={() => setOpen(true)}
      />
      <PricesFailed prices={prices} />
      {isOpen && (
        <PlanPicker
          kind={kind}
          highlighted={isOfKind ? (highlighted as PlanId) : DEFAULT_PLANS[kind]}
          chosen={value}
          current={device.activated_plan_id ?? ""}
          onChoose={({ service_plan_id }) => onChange(service_plan_id)}
          onClose={close}
        />
      )}
    </>
  );
}

const paidFor = ({ price, duration }: NonNullable<DeviceToUpdate["chosen"]>) => ({
  price,
  months: duration,
});
