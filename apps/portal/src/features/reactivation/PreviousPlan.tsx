import { useFormats, useMessages } from "@waypost/hooks";
import type { ServicePlan } from "@waypost/sdk";
import { Button } from "@waypost/ui/Button";
import { paidLater } from "../task/OrderMoney.tsx";

/** The plan that the device had before, in one press and at today's price. */
export function PreviousPlan(props: {
  plan: ServicePlan;
  /** Its name as the server gives it for the device. */
  name: string;
  /** The field that gets the focus. */
  fieldId: string;
  onChoose: (planId: string) => void;
}) {
  const { plan, name, fieldId, onChoose } = props;
  const say = useMessages();
  const formats = useFormats();
  const { price, duration: months } = plan;
  return (
    <Button
      size="small"
      variant="quiet"
      onPress={() => {
        // The button goes away with the choice, so the focus has to move first.
        document.getElementById(fieldId)?.focus();
        onChoose(plan.service_plan_id);
      }}
    >
      {say("reactivation.samePlan", {
        plan: name,
        price: paidLater(say, formats, [{ price, months }]),
      })}
    </Button>
  );
}
