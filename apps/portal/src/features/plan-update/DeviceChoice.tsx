import {
  useMessages,
  useTask,
  useTaskArgs,
  useTaskChoice,
  type PlanUpdateShape,
  type TaskRun,
} from "@waypost/hooks";
import { groupImei, planKind } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { DevicePicker } from "@waypost/ui/DevicePicker";
import { EmptyState } from "@waypost/ui/EmptyState";
import { Form, FormActions } from "@waypost/ui/Form";
import { useMemo } from "react";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { submitting } from "../../app/submitting.ts";

/** The first stage: which of the devices gets another plan. */
export function DeviceChoice({ run }: { run: TaskRun<PlanUpdateShape> }) {
  const say = useMessages();
  const { submit } = useTask(run);
  const listed = useTaskArgs(run)?.data.devices;
  const { value, errorMessage, edit } = useTaskChoice(run, "imei");
  const devices = useMemo(
    () =>
      (listed ?? []).map(({ imei_no: imei, category, activated_plan_description: plan }) => ({
        id: imei,
        kind: planKind(category),
        imei,
        imeiText: groupImei(imei),
        detail: plan ?? undefined,
      })),
    [listed],
  );
  if (devices.length === 0) {
    return (
      <EmptyState title={say("planUpdate.noDevices")}>
        {say("reactivation.noDevicesNext")}
      </EmptyState>
    );
  }
  return (
    <Form onSubmit={submitting(submit)}>
      <DevicePicker
        id="imei"
        label={say("planUpdate.choose")}
        selectionMode="single"
        devices={devices}
        value={value === "" ? [] : [value]}
        onChange={([imei = ""]) => edit(imei)}
        errorMessage={errorMessage}
        groupLabels={{ gps: say("kind.gps"), obd: say("kind.obd") }}
        labels={{
          search: say("reactivation.search"),
          noMatch: say("field.noMatch"),
          more: (total, shown) =>
            say("reactivation.more", { total: counted(total), shown: counted(shown) }),
        }}
      />
      <FormActions>
        <Button type="submit" variant="primary">
          {say("action.continue")}
        </Button>
      </FormActions>
      <FieldErrorSummary runner={run} />
    </Form>
  );
}

const counted = (count: number): string => count.toLocaleString("en-US");
