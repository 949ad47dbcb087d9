import { useDevicePlan, useFormats, useMessages, usePlanCards } from "@waypost/hooks";
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
  const { cards, isError, refetch } = usePlanCards(kind, period);
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
        value={cards.some((card) => card.id === chosen) ? chosen : ""}
        options={cards.map(({ id: value, tier, plan }) => ({
          value,
          label:
            say(`plan.${tier}`) +
            (plan?.price == null ? "" : `, ${formats.price(plan.price).money}`),
          isDisabled: plan?.price == null,
        }))}
        errorMessage={errorMessage}
        onChange={(planId) => {
          const plan = cards.find((card) => card.id === planId)?.plan;
          if (plan) choose(plan);
        }}
      />
    </>
  );
}
