import { useMessages, type usePricing } from "@waypost/hooks";
import { smsSuffix, type PlanId } from "@waypost/hooks/rules";
import { useRef } from "react";
import { PlanOffer } from "../plans/PlanOffer.tsx";
import { FeaturesFailed } from "./FeaturesFailed.tsx";

/** The plans of one kind and one period, or what kept them from being shown. */
export function ShownPlans(props: {
  pricing: ReturnType<typeof usePricing>;
  onChoose: (id: PlanId) => void;
}) {
  const { pricing, onChoose } = props;
  const { kind, period, selected, offer } = pricing;
  const say = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);

  // The button goes away with its panel; the focus must not go with it.
  const retry = () => {
    heading.current?.focus();
    offer.retry();
  };

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="wp-hidden">
        {say("pricing.plans", { kind: say(`kind.${kind}`) })}
      </h2>
      {offer.areFeaturesUnknown && <FeaturesFailed retry={retry} />}
      <PlanOffer
        offer={{ ...offer, retry }}
        period={period}
        reporting={(tier) => say(`pricing.${tier}.reporting`)}
        smsSuffix={smsSuffix(period)}
        isSelected={({ id }) => id === selected}
        onSelect={({ id }) => onChoose(id)}
      />
    </>
  );
}
