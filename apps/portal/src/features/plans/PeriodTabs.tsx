import { useDiscounts, useMessages } from "@waypost/hooks";
import { PLAN_PERIODS, type PlanPeriod } from "@waypost/hooks/rules";
import { Tabs } from "@waypost/ui/Tabs";
import type { ReactNode } from "react";

/** Monthly, Quarterly and Yearly, each with its discount. */
export function PeriodTabs(props: {
  label: string;
  period: PlanPeriod;
  onChange: (period: PlanPeriod) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}) {
  const { label, period, onChange, children } = props;
  const say = useMessages();
  const discounts: Record<PlanPeriod, number | null> = { monthly: null, ...useDiscounts().data };
  const badge = (percent: number | null) =>
    percent === null ? undefined : say("plan.save", { percent });
  return (
    <Tabs
      label={label}
      selectedKey={period}
      onSelectionChange={(id) => onChange(PLAN_PERIODS.find((known) => known === id) ?? period)}
      tabs={PLAN_PERIODS.map((id) => ({
        id,
        label: say(`plan.${id}`),
        badge: badge(discounts[id]),
        content: children,
      }))}
    />
  );
}
