import { useDevicePlan, useFormats, useMessages, usePlans } from "@waypost/hooks";
import { parsePlanId, PLAN_PERIODS, type PlanKind } from "@waypost/hooks/rules";
import { useState } from "react";
import { Button, Choice, Tick } from "./fields.tsx";

/** The plan of a row. It can be chosen once the kind of device is known from the IMEI. */
export function Plan({ id }: { id: string }) {
  const { kind } = useDevicePlan(id);
  return kind !== null && <PlanOf key={kind} id={id} kind={kind} />;
}

function PlanOf({ id, kind }: { id: string; kind: PlanKind }) {
  const say = useMessages();
  const { chosen, highlighted, errorMessage, choose } = useDevicePlan(id);
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
          group={`period-${id}`}
          isSelected={one === period}
          onChange={() => setPeriod(one)}
        >
          {say(`plan.${one}`)}
        </Tick>
      ))}
      <Choice
        label="plan.label"
        value={plans.some((plan) => plan.id === chosen) ? chosen : ""}
        options={plans.map(({ id: value, name, price }) => ({
          value,
          label: price === null ? name : `${name}, ${formats.price(price).money}`,
          isDisabled: price === null,
        }))}
        errorMessage={errorMessage}
        onChange={(planId) => {
          const plan = plans.find((one) => one.id === planId)?.servicePlan;
          if (plan) choose(plan);
        }}
      />
    </>
  );
}
