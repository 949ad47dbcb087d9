import { useDeviceImei, useDeviceName, useDevicePlan, useMessages } from "@waypost/hooks";
import { DeviceRow } from "@waypost/ui/DeviceRow";
import { TextField } from "@waypost/ui/TextField";
import { useConfig } from "../../app/ConfigContext.ts";
import { offersPage } from "../../app/offered.ts";
import { CheckedImei } from "../devices/CheckedImei.tsx";
import { DevicePlanField } from "./DevicePlanField.tsx";
import { ScanImei } from "./scan/ScanImei.tsx";

/** One device: its IMEI, its name and, once the IMEI is valid, its plan. */
export function DeviceFields(props: {
  id: string;
  number: number;
  onRemove: (() => void) | undefined;
}) {
  const { id, number, onRemove } = props;
  const say = useMessages();
  const { kind } = useDevicePlan(id);
  return (
    <DeviceRow
      number={number}
      label={say("devices.row", { number })}
      device={kind}
      onRemove={onRemove}
      labels={{ remove: say("devices.remove", { number }) }}
    >
      <Imei id={id} number={number} />
      <Name id={id} />
      <DevicePlanField id={id} />
    </DeviceRow>
  );
}

function Imei({ id, number }: { id: string; number: number }) {
  const say = useMessages();
  const config = useConfig();
  const { device, reactivatePath, ...imei } = useDeviceImei(id);
  return (
    <CheckedImei
      id={`devices.${id}.imei`}
      imei={imei}
      action={<ScanImei id={id} number={number} />}
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
        reactivatePath === null || !offersPage(config, reactivatePath) ? undefined : (
          <>
            <span> </span>
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
