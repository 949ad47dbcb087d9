import { planLabel, useMessages } from "@waypost/hooks";
import type { SelectedDevice } from "@waypost/hooks/flows";
import { planName } from "@waypost/hooks/rules";
import { BeforeAfter } from "@waypost/ui/BeforeAfter";
import { DeviceCard } from "@waypost/ui/DeviceCard";

/** The device to pay for, with its previous and its new plan. */
export function PlanChange({ device }: { device: SelectedDevice }) {
  const say = useMessages();
  const { imei, kind, details } = device;
  const label = say("reactivation.plan");
  const before = details?.activated_plan_description ?? "";
  return (
    <div className="review-subject">
      <DeviceCard variant="row" kind={kind} name={say(`reactivation.${kind}`)} imei={imei} />
      {before !== "" && (
        <BeforeAfter
          labels={{ before: say("planUpdate.now"), after: say("planUpdate.after") }}
          rows={[{ label, before, after: planLabel(say, planName(device), device.planId) }]}
        />
      )}
    </div>
  );
}
