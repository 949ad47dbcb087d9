import { useDevicePlan, useFormats, useMessages } from "@waypost/hooks";
import { DEFAULT_PLANS, parsePlanId, perMonth, type PlanKind } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { PickerField, PickerPlaceholder } from "@waypost/ui/PickerField";
import { useCallback, useState } from "react";
import { PlanPicker } from "../plans/PlanPicker.tsx";

/** The plan of a device. Its space is reserved until the IMEI is valid. */
export function DevicePlanField({ id }: { id: string }) {
  const say = useMessages();
  const { kind } = useDevicePlan(id);
  return kind === null ? (
    <PickerPlaceholder>{say("plan.later")}</PickerPlaceholder>
  ) : (
    <Plan {...{ id, kind }} />
  );
}

type RowProps = { id: string; kind: PlanKind };

function Plan({ id, kind }: RowProps) {
  const say = useMessages();
  const { planName, highlighted, value, errorMessage, onChange } = useDevicePlan(id);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <PickerField
        id={fieldId(id)}
        label={say("plan.label")}
        value={planName}
        action={say("plan.select")}
        suggestion={<Suggestion {...{ id, kind }} />}
        errorMessage={errorMessage}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <PlanPicker
          {...{ kind, highlighted }}
          chosen={value}
          onChoose={({ service_plan_id }) => onChange(service_plan_id)}
          onClose={close}
        />
      )}
    </>
  );
}

/** A button that selects the recommended plan. After the selection, the charge is shown. */
function Suggestion({ id, kind }: RowProps) {
  const say = useMessages();
  const formats = useFormats();
  const { value: chosen, onChange, options } = useDevicePlan(id);
  const planId = chosen === "" ? DEFAULT_PLANS[kind] : chosen;
  const plan = options.find(({ service_plan_id }) => service_plan_id === planId);
  const parts = parsePlanId(planId);
  const monthly = plan === undefined ? null : perMonth(plan.price, plan.duration);
  if (plan === undefined || parts === null || plan.price === null || monthly === null) return null;
  if (chosen !== "") {
    const total = say("plan.totalBilled", formats.priceParams(plan.price));
    return (
      <span className="waypost-numbers">{`${total} · ${say(`plan.billed.${parts.period}`)}`}</span>
    );
  }
  return (
    <Button
      size="small"
      variant="quiet"
      onPress={() => {
        // The button disappears after the selection, so the focus has to move first.
        document.getElementById(fieldId(id))?.focus();
        onChange(planId);
      }}
    >
      {say("plan.recommendedPlan", {
        tier: say(`plan.${parts.tier}`),
        billing: say(`plan.${parts.period}`),
        ...formats.priceParams(Number(monthly)),
      })}
    </Button>
  );
}

const fieldId = (id: string) => `devices.${id}.servicePlan`;
