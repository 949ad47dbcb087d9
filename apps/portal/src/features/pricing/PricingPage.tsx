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

/** All plans: GPS and OBD, with their periods. One plan is selected. */
function Pricing() {
  const say = useMessages();
  const config = useConfig();
  const activation = config.links.activation ?? OWN_ACTIVATION;
  const [wanted, setKind] = useState<PlanKind>("gps");
  const [period, setPeriod] = useState<PlanPeriod>("quarterly");
  const [selected, setSelected] = useState<string>(DEFAULT_PLANS.gps);
  const of = { period, alwaysIncluded: ALWAYS_ON_PRICING };
  const offers = { gps: usePlans({ kind: "gps", ...of }), obd: usePlans({ kind: "obd", ...of }) };
  const kinds = PLAN_KINDS.filter((id) => {
    const { plans, isPending, isError } = offers[id];
    return plans.length > 0 || isPending || isError;
  });
  const kind = kinds.find((id) => id === wanted) ?? kinds[0] ?? wanted;
  const offer = offers[kind];
  const isSingle = kinds.length < 2 && offer.periods.length < 2 && offer.plans.length === 1;

  const periods = (
    <PeriodTabs label={say("pricing.periods")} offer={offer} onChange={setPeriod}>
      <PlanOffer
        {...{ offer, kind }}
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
    <>
      {!isSingle && <Lead />}
      <div className="pricing">
        {kinds.length < 2 ? (
          <div>{periods}</div>
        ) : (
          <Tabs
            label={say("pricing.kinds")}
            selectedKey={kind}
            onSelectionChange={(id) => setKind(PLAN_KINDS.find((known) => known === id) ?? kind)}
            tabs={kinds.map((id) => ({ id, label: say(`kind.${id}`), content: periods }))}
          />
        )}
      </div>
    </>
  );
}

/** The introduction to a comparison. */
const Lead = () => <p className="waypost-lead">{useMessages()("pricing.lead")}</p>;

/** The prices and features of all plans, for visitors who have not started a registration. */
export default function PricingPage() {
  const say = useMessages();
  return (
    <Frame width="wide">
      <Heading>{say("pricing.title")}</Heading>
      <Suspense
        fallback={
          <>
            <Lead />
            <Skeleton shape="card" label={say("plan.loading")} />
          </>
        }
      >
        <Pricing />
      </Suspense>
    </Frame>
  );
}
