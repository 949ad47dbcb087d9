import { registrationPath, useMessages, usePricing } from "@waypost/hooks";
import { PLAN_KINDS, smsSuffix, type PlanCardView } from "@waypost/hooks/rules";
import { Tabs } from "@waypost/ui/Tabs";
import { useConfig } from "../../app/ConfigContext.ts";
import { PeriodTabs } from "../plans/PeriodTabs.tsx";
import { PlanOffer } from "../plans/PlanOffer.tsx";
import { FeaturesFailed } from "./FeaturesFailed.tsx";
import { useRef } from "react";
import "./pricing.css";

const OWN_ACTIVATION = `#${registrationPath("customer-information", "")}`;

/** GPS and OBD, three periods each, three plans each. */
export function Pricing() {
  const say = useMessages();
  const { links } = useConfig();
  const { kind, period, selected, offer, ...page } = usePricing();
  const heading = useRef<HTMLHeadingElement>(null);

  // The button goes away with its panel; the focus must not go with it.
  const retry = () => {
    heading.current?.focus();
    page.retry();
  };

  const choose = ({ id }: PlanCardView) => {
    page.select(id);
    window.open(links.activation ?? OWN_ACTIVATION, "_blank", "noopener,noreferrer");
  };

  const shown = (
    <PeriodTabs label={say("pricing.periods")} period={period} onChange={page.showPeriod}>
      <h2 ref={heading} tabIndex={-1} className="wp-hidden">
        {say("pricing.plans", { kind: say(`kind.${kind}`) })}
      </h2>
      {page.areFeaturesUnknown && <FeaturesFailed retry={retry} />}
      <PlanOffer
        offer={{ ...offer, retry }}
        period={period}
        reporting={(tier) => say(`pricing.${tier}.reporting`)}
        smsSuffix={smsSuffix(period)}
        isSelected={(card) => card.id === selected}
        onSelect={choose}
      />
    </PeriodTabs>
  );
  return (
    <div className="pricing">
      <Tabs
        label={say("pricing.kinds")}
        selectedKey={kind}
        onSelectionChange={(id) => page.showKind(PLAN_KINDS.find((known) => known === id) ?? kind)}
        tabs={PLAN_KINDS.map((id) => ({ id, label: say(`kind.${id}`), content: shown }))}
      />
    </div>
  );
}
