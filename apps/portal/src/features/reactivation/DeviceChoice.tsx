import {
  useMessages,
  useTask,
  useTaskArgs,
  useTaskChoice,
  type MultiReactivationShape,
  type TaskRun,
} from "@waypost/hooks";
import { groupImei, planKind } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { DevicePicker } from "@waypost/ui/DevicePicker";
import { EmptyState } from "@waypost/ui/EmptyState";
import { Form, FormActions } from "@waypost/ui/Form";
import { useMemo } from "react";
import { submitting } from "../../app/submitting.ts";

/** The first stage: which of the cancelled devices to reactivate. */
export function DeviceChoice({ run }: { run: TaskRun<MultiReactivationShape> }) {
  const say = useMessages();
  const { submit } = useTask(run);
  const listed = useTaskArgs(run)?.data.listed.devices;
  const { value, errorMessage, edit } = useTaskChoice(run, "imeis");
  const devices = useMemo(
    () =>
      (listed ?? []).map(({ imei_no: imei, category }) => ({
        id: imei,
        kind: planKind(category),
        imei,
        imeiText: groupImei(imei),
      })),
    [listed],
  );
  if (devices.length === 0) {
    return (
      <EmptyState title={say("reactivation.noDevices")}>
        {say("reactivation.noDevicesNext")}
      </EmptyState>
    );
  }
  return (
    <Form onSubmit={submitting(submit)}>
      <DevicePicker
        id="imeis"
        label={say("reactivation.select")}
        selectionMode="multiple"
        devices={devices}
        value={value}
        onChange={edit}
        errorMessage={errorMessage}
        groupLabels={{ gps: say("kind.gps"), obd: say("kind.obd") }}
        labels={{
          search: say("reactivation.search"),
          noMatch: say("field.noMatch"),
          more: (total, shown) =>
            say("reactivation.more", { total: counted(total), shown: counted(shown) }),
          selected: (count) => say("reactivation.selected", { count: counted(count) }),
          remove: (imei) => say("reactivation.removeDevice", { imei }),
          clear: say("reactivation.clear"),
          selectAll: (count) => say("reactivation.selectAll", { count: counted(count) }),
        }}
      />
      <FormActions>
        <Button type="submit" variant="primary" isDisabled={value.length === 0}>
          {say("action.continue")}
        </Button>
      </FormActions>
    </Form>
  );
}

const counted = (count: number): string => count.toLocaleString("en-US");
