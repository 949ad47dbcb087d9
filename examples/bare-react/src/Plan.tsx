import { useDevicePlan, useFormats, useMessages, usePlans } from "@waypost/hooks";
import { parsePlanId, PLAN_PERIODS, type PlanKind } from "@waypost/hooks/rules";
import { useState } from "react";
import { Button, Choice, Tick } from "./fields.tsx";

/** The plan of a row. It can be selected after the IMEI check has returned the category. */
export function Plan({ id }: { id: string }) {
  const { kind } = useDevicePlan(id);
  return kind !== null && <PlanOf key={kind} id={id} kind={kind} />;
}

function PlanOf({ id, kind }: { id: string; kind: PlanKind }) {
  const say = useMessages();
  const { value, highlighted, errorMessage, onChange } = useDevicePlan(id);
  const formats = useFormats();
  const [period, setPeriod] = useState(parsePlanId(highlighted)?.period ?? "quarterly");
  const { plans, isError, refetch } = usePlans({ kind, period });
  if (isError) {
    return (
      <p role="alert">
        {say("plan.failed")} <Button text="action.retry" onPress={refetch} />
      </p>
    );
  }
  return (
    <>
      {PLAN_PERIODS.map((one) => (
        <Tick
          key={one}
          type="radio"
          name={`period-${id}`}
          checked={one === period}
          onChange={() => setPeriod(one)}
        >
          {say(`plan.${one}`)}
        </Tick>
      ))}
      <Choice
        label="plan.label"
        value={plans.some((plan) => plan.id === value) ? value : ""}
        options={plans.map(({ id: plan, name, price }) => ({
          value: plan,
          label: price === null ? name : `${name}, ${formats.price(price).money}`,
          isDisabled: price === null,
        }))}
        {...{ errorMessage, onChange }}
      />
    </>
  );
}
