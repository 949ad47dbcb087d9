import { useDiscounts, useMessages, type usePlans } from "@waypost/hooks";
import type { PlanPeriod } from "@waypost/hooks/rules";
import { Tabs } from "@waypost/ui/Tabs";
import type { ReactNode } from "react";

/** The periods on sale, each with its discount on monthly plans. A single one has no tab. */
export function PeriodTabs(props: {
  label: string;
  offer: ReturnType<typeof usePlans>;
  onChange: (period: PlanPeriod) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}) {
  const { label, offer, onChange, children } = props;
  const { periods, period } = offer;
  const say = useMessages();
  const discounts: Record<PlanPeriod, number | null> = { monthly: null, ...useDiscounts().data };
  const badge = (percent: number | null) =>
    percent === null || periods[0] !== "monthly" ? undefined : say("plan.save", { percent });
  if (periods.length < 2 || period === null) return <div className="plans-period">{children}</div>;
  return (
    <Tabs
      label={label}
      selectedKey={period}
      onSelectionChange={(id) => onChange(periods.find((known) => known === id) ?? period)}
      tabs={periods.map((id) => ({
        id,
        label: say(`plan.${id}`),
        badge: badge(discounts[id]),
        content: children,
      }))}
    />
  );
}
