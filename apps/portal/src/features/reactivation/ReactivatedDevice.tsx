import {
  useFieldError,
  useMessages,
  useTaskChoice,
  type MultiReactivationShape,
  type SelectedDevice,
  type TaskRun,
} from "@waypost/hooks";
import { DEFAULT_PLANS, groupImei, parsePlanId, type PlanId } from "@waypost/hooks/rules";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { PickerField } from "@waypost/ui/PickerField";
import { useCallback, useState } from "react";
import { PlanPicker } from "../plans/PlanPicker.tsx";

/** A device with what is known of it, and the plan that it gets. */
export function ReactivatedDevice(props: {
  run: TaskRun<MultiReactivationShape>;
  device: SelectedDevice;
}) {
  const { run, device } = props;
  const { imei, kind, planId, plan, details } = device;
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { value, edit } = useTaskChoice(run, "plans");
  const errorMessage = useFieldError(run, `plans.${imei}`);
  return (
    <DeviceCard
      kind={kind}
      imei={groupImei(imei)}
      imeiCopy={imei}
      facts={[
        { term: say("reactivation.imei"), value: groupImei(imei) },
        { term: say("reactivation.iccid"), value: details?.imei_iccid ?? "" },
        {
          term: say("reactivation.previousPlan"),
          value: details?.activated_plan_description ?? "",
        },
      ]}
    >
      <PickerField
        id={`plans.${imei}`}
        label={say("reactivation.plan")}
        value={plan?.email_content ?? plan?.service_plan_name ?? planId}
        action={say("plan.select")}
        errorMessage={errorMessage}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <PlanPicker
          kind={kind}
          highlighted={parsePlanId(planId) === null ? DEFAULT_PLANS[kind] : (planId as PlanId)}
          chosen={planId}
          onChoose={({ service_plan_id }) => edit({ ...value, [imei]: service_plan_id })}
          onClose={close}
        />
      )}
    </DeviceCard>
  );
}
