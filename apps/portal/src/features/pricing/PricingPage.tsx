import { useMessages, usePlans } from "@waypost/hooks";
import { Skeleton } from "@waypost/ui/Skeleton";
import { Suspense, useState } from "react";
import { Frame } from "../../app/Frame.tsx";
import { Heading } from "../../app/Heading.tsx";
import { registrationPath } from "@waypost/hooks/flows";
import {
  ALWAYS_ON_PRICING,
  DEFAULT_PLANS,
  PLAN_KINDS,
  type PlanId,
  type PlanKind,
  type PlanPeriod,
} from "@waypost/hooks/rules";
import { Tabs } from "@waypost/ui/Tabs";
import { useConfig } from "../../app/ConfigContext.ts";
import { offersPage } from "../../app/offered.ts";
import { PeriodTabs } from "../plans/PeriodTabs.tsx";
import { PlanOffer } from "../plans/PlanOffer.tsx";
import "./pricing.css";

const OWN_ACTIVATION = `#${registrationPath("customer-information", { address: "" })}`;

/** All plans: GPS and OBD, three periods each, three plans each. One plan is selected. */
function Pricing() {
  const say = useMessages();
  const config = useConfig();
  const activation = config.links.activation ?? OWN_ACTIVATION;
  const [kind, setKind] = useState<PlanKind>("gps");
  const [period, setPeriod] = useState<PlanPeriod>("quarterly");
  const [selected, setSelected] = useState<PlanId>(DEFAULT_PLANS.gps);
  const offer = usePlans({ kind, period, alwaysIncluded: ALWAYS_ON_PRICING });

  const periods = (
    <PeriodTabs label={say("pricing.periods")} period={period} onChange={setPeriod}>
      <PlanOffer
        {...{ offer, kind, period }}
        heading={say("pricing.plans", { kind: say(`kind.${kind}`) })}
        reporting={(tier) => say(`pricing.${tier}.reporting`) || say(`plan.${tier}.reporting`)}
        isSelected={({ id }) => id === selected}
        onSelect={({ id }) => {
          setSelected(id);
          if (offersPage(config, activation))
            window.open(activation, "_blank", "noopener,noreferrer");
        }}
      />
    </PeriodTabs>
  );
  return (
    <div className="pricing">
      <Tabs
        label={say("pricing.kinds")}
        selectedKey={kind}
        onSelectionChange={(id) => setKind(PLAN_KINDS.find((known) => known === id) ?? kind)}
        tabs={PLAN_KINDS.map((id) => ({ id, label: say(`kind.${id}`), content: periods }))}
      />
    </div>
  );
}

/** The prices and features of all plans, for visitors who have not started a registration. */
export default function PricingPage() {
  const say = useMessages();
  return (
    <Frame width="wide">
      <Heading>{say("pricing.title")}</Heading>
      <p className="waypost-lead">{say("pricing.lead")}</p>
      <Suspense fallback={<Skeleton shape="card" label={say("plan.loading")} />}>
        <Pricing />
      </Suspense>
    </Frame>
  );
}
