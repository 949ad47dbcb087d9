import { useFormats, useMessages } from "@waypost/hooks";
import type { Plan, PlanPeriod } from "@waypost/hooks/rules";
import "./plans.css";

interface BilledProps {
  card: Plan;
  period: PlanPeriod;
}

/** The charge, the period and additions from the price list, one line each. */
export function Billed({ card, period }: BilledProps) {
  const say = useMessages();
  const formats = useFormats();
  if (card.price === null) return <span>{say("plan.unavailable")}</span>;
  return (
    <>
      <span>{say("plan.totalBilled", formats.price(card.price))}</span>
      <br />
      <span>{say(`plan.billed.${period}`)}</span>
      {card.subtitle !== "" && (
        <>
          <br />
          <span>{card.subtitle}</span>
        </>
      )}
    </>
  );
}

/** "Total Billed - $59.85 · Billed Quarterly" */
export function BilledLine({ card, period }: BilledProps) {
  const say = useMessages();
  const formats = useFormats();
  if (card.price === null) return <span>{say("plan.unavailable")}</span>;
  return (
    <span className="plans-billed">
      <span className="plans-billed-parts">
        <span>{say("plan.totalBilled", formats.price(card.price))}</span>
        <span>
          <span className="plans-billed-separator"> · </span>
          <span>{say(`plan.billed.${period}`)}</span>
        </span>
      </span>
    </span>
  );
}
