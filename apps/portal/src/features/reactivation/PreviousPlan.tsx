import { planLabel, useFormats, useMessages } from "@waypost/hooks";
import { planName } from "@waypost/hooks/rules";
import type { ServicePlan } from "@waypost/sdk";
import { Button } from "@waypost/ui/Button";
import { paidLater } from "../task/OrderMoney.tsx";
import "./reactivation.css";

/** The plan that the device had before, in one press and at today's price. */
export function PreviousPlan(props: {
  plan: ServicePlan;
  /** The id of the plan that is chosen. */
  chosen: string;
  /** The field that gets the focus. */
  fieldId: string;
  onChoose: (planId: string) => void;
}) {
  const { plan, chosen, fieldId, onChoose } = props;
  const say = useMessages();
  const formats = useFormats();
  const { service_plan_id: planId, price, duration: months } = plan;
  return (
    // Once it is chosen, its place stays empty, so that nothing below it moves.
    <div className="previous-plan" data-chosen={chosen === planId || undefined}>
      <Button
        size="small"
        variant="quiet"
        onPress={() => {
          // The button disappears with the choice, so the focus has to move first.
          document.getElementById(fieldId)?.focus();
          onChoose(planId);
        }}
      >
        {say("reactivation.samePlan", {
          plan: planLabel(say, planName({ plan }), planId),
          price: paidLater(say, formats, [{ price, months }]),
        })}
      </Button>
    </div>
  );
}
