import { useMessages, usePlanCards } from "@waypost/hooks";
import {
  amount,
  type PlanCardView,
  type PlanKind,
  type PlanPeriod,
  type PlanTier,
} from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { PlanCard, PlanCards as Cards } from "@waypost/ui/PlanCard";
import { Skeleton } from "@waypost/ui/Skeleton";
import { Tooltip } from "@waypost/ui/Tooltip";

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
  if (isLoading) return <Skeleton shape="card" label={say("plan.loading")} />;
  return (
    <Cards>
      {cards.map((card) => (
        <PlanCard
          key={card.id}
          title={say(`plan.${card.tier}`)}
          reporting={say(`plan.${card.tier}.reporting`)}
          price={card.perMonth === null ? null : { currency: "$", ...card.perMonth }}
          priceUnit={say("plan.perMonth")}
          billed={<Billed card={card} period={period} />}
          features={card.features.map(({ key, enabled, value }) => ({
            key,
            label: say(`feature.${key}`, { value }),
            isIncluded: enabled,
          }))}
          badge={card.isRecommended ? say("plan.recommended") : undefined}
          tooltip={card.battery.length > 0 && <Battery codes={card.battery} />}
          isSelected={card.tier === selected}
          isDisabled={card.plan === null}
          onSelect={() => onSelect(card.tier)}
          labels={{
            select: say("plan.selectAndSave"),
            selected: say("plan.selected"),
            included: say("feature.included"),
            notIncluded: say("feature.notIncluded"),
          }}
        />
      ))}
    </Cards>
  );
}

function Billed({ card, period }: { card: PlanCardView; period: PlanPeriod }) {
  const say = useMessages();
  const price = card.plan?.price ?? null;
  if (price === null) return say("plan.unavailable");
  return (
    <>
      {say("plan.totalBilled", { amount: amount(price) })}
      <br />
      {say(`plan.billed.${period}`)}
    </>
  );
}

function Battery({ codes }: { codes: PlanCardView["battery"] }) {
  const say = useMessages();
  return (
    <Tooltip label={say("battery.label")}>
      {codes.map((code) => (
        <span key={code} style={{ display: "block" }}>
          {say(code)}
        </span>
      ))}
    </Tooltip>
  );
}
