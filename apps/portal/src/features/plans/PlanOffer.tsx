import { useFormats, useMessages, usePlanRules, type usePlans } from "@waypost/hooks";
import {
  PLAN_TIERS,
  type Plan,
  type PlanKind,
  type PlanPeriod,
  type PlanTier,
} from "@waypost/hooks/rules";
import { PlanCard, PlanCards } from "@waypost/ui/PlanCard";
import { Skeleton } from "@waypost/ui/Skeleton";
import { useRef } from "react";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import { Battery } from "./Battery.tsx";
import { BatteryLife } from "./BatteryLife.tsx";
import { featureName } from "./feature-name.ts";
import "./plans.css";

interface PlanOfferProps {
  offer: ReturnType<typeof usePlans>;
  kind: PlanKind;
  period: PlanPeriod;
  /** A heading of the three cards for screen readers. */
  heading: string;
  /** How often a tier reports: each page has its own documented text. */
  reporting: (tier: PlanTier) => string;
  isSelected: (card: Plan) => boolean;
  /** Makes each card a radio button, whose choice a button outside the cards confirms. */
  choice?: { tier: PlanTier; onChange: (tier: PlanTier) => void };
  onSelect: (card: Plan) => void;
}

/** The three cards of a period, a skeleton while they load, or an error. */
export function PlanOffer({ heading, ...props }: PlanOfferProps) {
  const { offer } = props;
  const say = useMessages();
  const top = useRef<HTMLHeadingElement>(null);
  // The button is removed with its panel, so the focus has to move first.
  const retry = () => {
    top.current?.focus();
    offer.refetch();
  };
  return (
    <>
      <h2 ref={top} tabIndex={-1} className="waypost-hidden">
        {heading}
      </h2>
      {offer.isError ? (
        <RetryPanel message={say("plan.failed")} retry={retry} />
      ) : (
        <Cards {...props} retry={retry} />
      )}
    </>
  );
}

function Cards(props: Omit<PlanOfferProps, "heading"> & { retry: () => void }) {
  const { offer, kind, period, reporting, isSelected, choice, onSelect } = props;
  const say = useMessages();
  const formats = useFormats();
  const rules = usePlanRules();
  if (offer.isPending) return <Skeleton shape="card" label={say("plan.loading")} />;
  const featuresOf = (card: Plan) =>
    card.features.map((feature) => ({
      key: feature.key,
      label: featureName(say, formats, feature, period),
      isIncluded: feature.isIncluded,
      isDifferent: feature.isDifferent,
    }));
  return (
    <>
      {rules.isError && (
        <div className="plans-note">
          <RetryPanel tone="warning" message={say("plan.featuresFailed")} retry={props.retry} />
        </div>
      )}
      <PlanCards
        choice={
          choice && {
            label: say("plan.title"),
            value: choice.tier,
            onChange: (value) => choice.onChange(PLAN_TIERS.find((it) => it === value) ?? "plus"),
          }
        }
      >
        {offer.plans.map((card) => (
          <PlanCard
            key={card.id}
            title={card.name}
            reporting={reporting(card.tier)}
            price={card.perMonth === null ? null : formats.priceParts(card.perMonth)}
            priceUnit={say("plan.perMonth")}
            billed={<Billed card={card} period={period} />}
            saving={
              card.savedPerYear === null
                ? undefined
                : say("plan.savedPerYear", formats.price(card.savedPerYear))
            }
            features={rules.isPending ? null : featuresOf(card)}
            badge={card.isRecommended ? say("plan.recommended") : undefined}
            tooltip={card.battery.length > 0 && <Battery codes={card.battery} />}
            isSelected={isSelected(card)}
            isHighlighted={choice && card.tier === choice.tier}
            choice={choice && { value: card.tier, label: say("plan.choose") }}
            isDisabled={card.servicePlan === null}
            onSelect={() => onSelect(card)}
            labels={{
              select: say("plan.selectAndSave"),
              selected: say("plan.selected"),
              included: say("feature.included"),
              notIncluded: say("feature.notIncluded"),
              loading: say("plan.featuresLoading"),
            }}
          />
        ))}
      </PlanCards>
      <BatteryLife kind={kind} />
    </>
  );
}

function Billed({ card, period }: { card: Plan; period: PlanPeriod }) {
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
