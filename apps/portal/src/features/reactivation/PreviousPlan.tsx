import { planLabel, useFormats, useMessages } from "@waypost/hooks";
import { planName } from "@waypost/hooks/rules";
import type { ServicePlan } from "@waypost/sdk";
import { Button } from "@waypost/ui/Button";
import { paidLater } from "../task/OrderMoney.tsx";
import "./reactivation.css";

/** A button that selects the device's previous plan at today's price. */
export function PreviousPlan(props: {
  plan: ServicePlan;
  /** The id of the selected plan. */
  chosen: string;
  /** The field that receives the focus. */
  fieldId: string;
  onChoose: (planId: string) => void;
}) {
  const { plan, chosen, fieldId, onChoose } = props;
  const say = useMessages();
  const formats = useFormats();
  const { service_plan_id: planId, price, duration: months } = plan;
  return (
    // Its space is reserved after the selection, so that nothing below it moves.
    <div className="previous-plan" data-chosen={chosen === planId || undefined}>
      <Button
        size="small"
        variant="quiet"
        onPress={() => {
          // The button disappears after the selection, so the focus has to move first.
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
