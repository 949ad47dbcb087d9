import { planLabel, useFormats, useMessages } from "@waypost/hooks";
import { planName } from "@waypost/hooks/rules";
import type { ServicePlan } from "@waypost/sdk";
import { Button } from "@waypost/ui/Button";
import { paidLater } from "../task/OrderMoney.tsx";

/** The plan that the device had before, in one press and at today's price. */
export function PreviousPlan(props: {
  plan: ServicePlan;
  /** The field that gets the focus. */
  fieldId: string;
  onChoose: (planId: string) => void;
}) {
  const { plan, fieldId, onChoose } = props;
  const say = useMessages();
  const formats = useFormats();
  const { service_plan_id: planId, price, duration: months } = plan;
  return (
    <Button
      size="small"
      variant="quiet"
      onPress={() => {
        // The button goes away with the choice, so the focus has to move first.
        document.getElementById(fieldId)?.focus();
        onChoose(planId);
      }}
    >
      {say("reactivation.samePlan", {
        plan: planLabel(say, planName({ plan }), planId),
        price: paidLater(say, formats, [{ price, months }]),
      })}
    </Button>
  );
}
