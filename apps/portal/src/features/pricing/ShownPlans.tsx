import { useMessages, type usePricing } from "@waypost/hooks";
import type { PlanId } from "@waypost/hooks/rules";
import { PlanOffer } from "../plans/PlanOffer.tsx";

/** The plans of one kind and one period, or an error. */
export function ShownPlans(props: {
  pricing: ReturnType<typeof usePricing>;
  onChoose: (id: PlanId) => void;
}) {
  const { pricing, onChoose } = props;
  const { kind, period, selected, offer } = pricing;
  const say = useMessages();
  return (
    <PlanOffer
      offer={offer}
      kind={kind}
      period={period}
      heading={say("pricing.plans", { kind: say(`kind.${kind}`) })}
      reporting={(tier) => say(`pricing.${tier}.reporting`)}
      isSelected={({ id }) => id === selected}
      onSelect={({ id }) => onChoose(id)}
    />
  );
}
