import { useMessages, usePlanCards } from "@waypost/hooks";
import { amount, type PlanKind, type PlanPeriod, type PlanTier } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import "./plan-cards.css";

/** The three cards of a period. */
export function PlanCards(props: {
  kind: PlanKind;
  period: PlanPeriod;
  selected: PlanTier;
  onSelect: (tier: PlanTier) => void;
}) {
  const { kind, period, selected, onSelect } = props;
  const say = useMessages();
  const { cards, isLoading, hasFailed, retry } = usePlanCards(kind, period);
  if (hasFailed) {
    return (
      <ErrorPanel
        message={say("plan.failed")}
        actions={
          <Button size="small" onPress={retry}>
            {say("action.retry")}
          </Button>
        }
      />
    );
  }
  if (isLoading) return <p>{say("plan.loading")}</p>;
  return (
    <div className="plan-cards">
      {cards.map(({ id, tier, plan, perMonth, features, isRecommended }) => (
        <article key={id} className="plan-card" data-selected={tier === selected || undefined}>
          <h3>{say(`plan.${tier}`)}</h3>
          {isRecommended && <strong>{say("plan.recommended")}</strong>}
          <p>{say(`plan.${tier}.reporting`)}</p>
          {perMonth !== null && (
            <p className="wp-numbers">
              ${perMonth.whole}.{perMonth.fraction} {say("plan.perMonth")}
            </p>
          )}
          {plan !== null && plan.price !== null && (
            <p>{say("plan.totalBilled", { amount: amount(plan.price) })}</p>
          )}
          <ul>
            {features.map(({ key, enabled, value }) => (
              <li key={key}>
                {say(`feature.${key}`, { value })}:{" "}
                {say(enabled ? "feature.included" : "feature.notIncluded")}
              </li>
            ))}
          </ul>
          <Button isWide isDisabled={plan === null} onPress={() => onSelect(tier)}>
            {say("plan.selectAndSave")}
          </Button>
        </article>
      ))}
    </div>
  );
}
