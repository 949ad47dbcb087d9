import { useDeviceImei, useDeviceName, useDevicePlan, useMessages } from "@waypost/hooks";
import { DeviceRow } from "@waypost/ui/DeviceRow";
import { PickerField } from "@waypost/ui/PickerField";
import { TextField } from "@waypost/ui/TextField";
import { useCallback, useState } from "react";
import { CheckedImei } from "../devices/CheckedImei.tsx";
import { PlanPicker } from "../plans/PlanPicker.tsx";

/** One device: its IMEI, its name and, once the IMEI is valid, its plan. */
export function DeviceFields(props: {
  id: string;
  number: number;
  onRemove: (() => void) | undefined;
}) {
  const { id, number, onRemove } = props;
  const say = useMessages();
  return (
    <DeviceRow
      number={number}
      label={say("devices.row", { number })}
      onRemove={onRemove}
      labels={{ remove: say("devices.remove", { number }) }}
    >
      <Imei id={id} />
      <Name id={id} />
      <Plan id={id} />
    </DeviceRow>
  );
}

function Imei({ id }: { id: string }) {
  const say = useMessages();
  const { device, reactivatePath, ...imei } = useDeviceImei(id);
  return (
    <CheckedImei
      id={`devices.${id}.imei`}
      imei={imei}
      device={
        device === null
          ? undefined
          : {
              model: device.model,
              category: say(`device.${device.kind}`),
              drawing: device.kind === "gps" ? "tracker" : "obd",
            }
      }
      errorAction={
        reactivatePath === null ? undefined : (
          <>
            {" "}
            <a
              className="waypost-link"
              href={`#${reactivatePath}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {say("imei.reactivate")}
            </a>
          </>
        )
      }
    />
  );
}

function Name({ id }: { id: string }) {
  const say = useMessages();
  return (
    <TextField
      {...useDeviceName(id)}
      id={`devices.${id}.device_name`}
      label={say("device_name.label")}
      description={say("device_name.hint")}
      autoComplete="off"
    />
  );
}

function Plan({ id }: { id: string }) {
  const say = useMessages();
  const { kind, planName, highlighted, chosen, errorMessage, choose } = useDevicePlan(id);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (kind === null) return null;
  return (
    <>
      <PickerField
        id={`devices.${id}.servicePlan`}
        label={say("plan.label")}
        value={planName}
        action={say("plan.select")}
        errorMessage={errorMessage}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <PlanPicker {...{ kind, highlighted, chosen }} onChoose={choose} onClose={close} />
      )}
    </>
  );
}
