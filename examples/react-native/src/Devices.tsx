import {
  useDeviceImei,
  useDevices,
  useDeviceName,
  useDevicePlan,
  useRegistrationField,
} from "@waypost/hooks";
import { Button, Choice, Field } from "./fields.tsx";

/** Up to four devices, each with its plan, and the unit for all of them. */
export function Devices() {
  const { ids, canAdd, add } = useDevices();
  const unit = useRegistrationField("unit");
  return (
    <>
      {ids.map((id) => (
        <Device key={id} id={id} />
      ))}
      <Button onPress={add} isDisabled={!canAdd}>
        Add a device
      </Button>
      <Choice
        label="Unit"
        {...unit}
        onChange={(one) => unit.onChange(one === "MPH" ? one : "KMH")}
        options={["KMH", "MPH"]}
      />
    </>
  );
}

function Device({ id }: { id: string }) {
  const plans = useDevicePlan(id);
  const options = plans.options.map(
    (one) => [one.service_plan_id, `${one.service_plan_name}`] as const,
  );
  return (
    <>
      <Field label="IMEI" inputMode="numeric" {...useDeviceImei(id)} />
      <Field label="Device Name" {...useDeviceName(id)} />
      <Choice label="Service Plan" {...plans} options={options} />
    </>
  );
}
