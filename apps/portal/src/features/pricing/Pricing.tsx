import { useMessages, usePricing } from "@waypost/hooks";
import { registrationPath } from "@waypost/hooks/flows";
import { PLAN_KINDS, type PlanId } from "@waypost/hooks/rules";
import { Tabs } from "@waypost/ui/Tabs";
import { useConfig } from "../../app/ConfigContext.ts";
import { PeriodTabs } from "../plans/PeriodTabs.tsx";
import { ShownPlans } from "./ShownPlans.tsx";
import "./pricing.css";

const OWN_ACTIVATION = `#${registrationPath("customer-information", "")}`;

/** GPS and OBD, three periods each, three plans each. */
export function Pricing() {
  const say = useMessages();
  const { links } = useConfig();
  const pricing = usePricing();
  const { kind, period, select, showKind, showPeriod } = pricing;

  const choose = (id: PlanId) => {
    select(id);
    window.open(links.activation ?? OWN_ACTIVATION, "_blank", "noopener,noreferrer");
  };

  const periods = (
    <PeriodTabs label={say("pricing.periods")} period={period} onChange={showPeriod}>
      <ShownPlans pricing={pricing} onChoose={choose} />
    </PeriodTabs>
  );
  return (
    <div className="pricing">
      <Tabs
        label={say("pricing.kinds")}
        selectedKey={kind}
        onSelectionChange={(id) => showKind(PLAN_KINDS.find((known) => known === id) ?? kind)}
        tabs={PLAN_KINDS.map((id) => ({ id, label: say(`kind.${id}`), content: periods }))}
      />
    </div>
  );
}
