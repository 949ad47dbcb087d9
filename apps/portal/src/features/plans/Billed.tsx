import { useFormats, useMessages } from "@waypost/hooks";
import type { Plan, PlanPeriod } from "@waypost/hooks/rules";
import "./plans.css";

/** "Total Billed - $59.85 · Billed Quarterly" */
export function Billed({ card, period }: { card: Plan; period: PlanPeriod }) {
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
