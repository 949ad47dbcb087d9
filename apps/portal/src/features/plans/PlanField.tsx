import { useFormats, useMessages, usePlans } from "@waypost/hooks";
import type { Plan, PlanKind } from "@waypost/hooks/rules";
import { PickerField, type PickerFieldProps } from "@waypost/ui/PickerField";
import { useCallback, useEffect, useState } from "react";
import { paidLater } from "../task/OrderMoney.tsx";
import { PlanPicker, type PlanPickerProps } from "./PlanPicker.tsx";

interface PlanFieldProps
  extends Omit<PickerFieldProps, "action" | "onPress">, Omit<PlanPickerProps, "onClose"> {}

/** The plan of a device, chosen in the picker. If only one is on sale, it is chosen already. */
export function PlanField(props: PlanFieldProps) {
  const { kind, highlighted, chosen, current, onChoose, ...field } = props;
  const say = useMessages();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const plan = useOnlyPlan(kind)?.servicePlan;
  useEffect(() => {
    if (plan && plan.service_plan_id !== chosen) onChoose(plan);
  }, [plan, chosen, onChoose]);
  if (plan) {
    const { price, duration: months } = plan;
    const paid = (
      <span className="waypost-numbers">{paidLater(say, formats, [{ price, months }])}</span>
    );
    return <PickerField {...field} suggestion={field.suggestion && paid} />;
  }
  return (
    <>
      <PickerField {...field} action={say("plan.select")} onPress={() => setOpen(true)} />
      {isOpen && (
        <PlanPicker
          {...{ kind, highlighted, chosen, onChoose }}
          current={current}
          onClose={close}
        />
      )}
    </>
  );
}

/** The plan of a kind if it is the only one on sale. */
export function useOnlyPlan(kind: PlanKind): Plan | undefined {
  const { periods, plans } = usePlans({ kind, period: "monthly" });
  return periods.length < 2 && plans.length === 1 ? plans[0] : undefined;
}
