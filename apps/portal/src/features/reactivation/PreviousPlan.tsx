import { planLabel, useFormats, useMessages } from "@waypost/hooks";
import { planName } from "@waypost/hooks/rules";
import type { ServicePlan } from "@waypost/sdk";
import { Button } from "@waypost/ui/Button";
import { paidLater } from "../task/OrderMoney.tsx";

interface PreviousPlanProps {
  plan: ServicePlan;
  /** The id of the selected plan. */
  chosen: string;
  /** The field that receives the focus. */
  fieldId: string;
  onChoose: (planId: string) => void;
}

/**
 * A button that selects the device's previous plan at today's price. Its space is always reserved:
 * the details arrive while the form is shown, and nothing below it may move.
 */
export function PreviousPlan({
  plan,
  ...props
}: Omit<PreviousPlanProps, "plan"> & { plan: ServicePlan | null }) {
  return (
    <div className="previous-plan">
      {plan !== null && props.chosen !== plan.service_plan_id && (
        <SamePlan plan={plan} {...props} />
      )}
    </div>
  );
}

function SamePlan({ plan, fieldId, onChoose }: PreviousPlanProps) {
  const say = useMessages();
  const formats = useFormats();
  const { service_plan_id: planId, price, duration: months } = plan;
  return (
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
  );
}
