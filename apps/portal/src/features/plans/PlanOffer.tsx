import { useMessages, type PlanOffer as Offer } from "@waypost/hooks";
import { amount, type PlanCardView, type PlanPeriod, type PlanTier } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { PlanCard, PlanCards } from "@waypost/ui/PlanCard";
import { Skeleton } from "@waypost/ui/Skeleton";
import { Battery } from "./Battery.tsx";

/** The three cards of a period, the shape of them while they load, or why they cannot be shown. */
export function PlanOffer(props: {
  offer: Offer;
  period: PlanPeriod;
  /** How often a tier reports: each place has its own documented words. */
  reporting: (tier: PlanTier) => string;
  /** Behind the line of the SMS alerts: " Quarterly". */
  smsSuffix?: string;
  isSelected: (card: PlanCardView) => boolean;
  onSelect: (card: PlanCardView) => void;
}) {
  const { offer, period, reporting, smsSuffix, isSelected, onSelect } = props;
  const say = useMessages();
  if (offer.hasFailed) return <PlansFailed retry={offer.retry} />;
  if (offer.isLoading) return <Skeleton shape="card" label={say("plan.loading")} />;
  return (
    <PlanCards>
      {offer.cards.map((card) => (
        <PlanCard
          key={card.id}
          title={say(`plan.${card.tier}`)}
          reporting={reporting(card.tier)}
          price={card.perMonth === null ? null : { currency: "$", ...card.perMonth }}
          priceUnit={say("plan.perMonth")}
          billed={<Billed card={card} period={period} />}
          features={card.features.map(({ key, enabled, value }) => ({
            key,
            label: say(`feature.${key}`, { value, suffix: smsSuffix }),
            isIncluded: enabled,
          }))}
          badge={card.isRecommended ? say("plan.recommended") : undefined}
          tooltip={card.battery.length > 0 && <Battery codes={card.battery} />}
          isSelected={isSelected(card)}
          isDisabled={card.plan === null}
          onSelect={() => onSelect(card)}
          labels={{
            select: say("plan.selectAndSave"),
            selected: say("plan.selected"),
            included: say("feature.included"),
            notIncluded: say("feature.notIncluded"),
          }}
        />
      ))}
    </PlanCards>
  );
}

function PlansFailed({ retry }: { retry: () => void }) {
  const say = useMessages();
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

function Billed({ card, period }: { card: PlanCardView; period: PlanPeriod }) {
  const say = useMessages();
  const price = card.plan?.price ?? null;
  if (price === null) return say("plan.unavailable");
  return (
    <>
      {say("plan.totalBilled", { amount: amount(price) })}
      <br />
      {say(`plan.billed.${period}`)}
      {card.subtitle !== "" && (
        <>
          <br />
          {card.subtitle}
        </>
      )}
    </>
  );
}
