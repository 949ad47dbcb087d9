import { useDeviceImei, useDeviceName, useDevicePlan, useMessages } from "@waypost/hooks";
import { imeiFromPaste } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Spinner } from "@waypost/ui/Spinner";
import { TextField } from "@waypost/ui/TextField";
import { useCallback, useState } from "react";
import { PlanPicker } from "./PlanPicker.tsx";

/** One device: its IMEI, its name and, once the IMEI is valid, its plan. */
export function DeviceFields(props: {
  id: string;
  number: number;
  onRemove: (() => void) | undefined;
}) {
  const { id, number, onRemove } = props;
  const say = useMessages();
  return (
    <fieldset className="wp-Device">
      <legend>{say("devices.row", { number })}</legend>
      <ImeiField id={id} />
      <NameField id={id} />
      <PlanField id={id} />
      {onRemove !== undefined && (
        <Button variant="quiet" size="small" onPress={onRemove}>
          {say("devices.remove", { number })}
        </Button>
      )}
    </fieldset>
  );
}

function ImeiField({ id }: { id: string }) {
  const say = useMessages();
  const imei = useDeviceImei(id);
  return (
    <TextField
      defaultValue={imei.defaultValue}
      errorMessage={imei.errorMessage}
      onChange={imei.onChange}
      id={`devices.${id}.imei`}
      label={say("imei.label")}
      description={imei.looksMistyped ? say("imei.checkDigit") : undefined}
      inputMode="numeric"
      hasNumbers
      pasteTransform={imeiFromPaste}
      trailing={imei.isChecking ? <Spinner /> : undefined}
    />
  );
}

function NameField({ id }: { id: string }) {
  const say = useMessages();
  return (
    <TextField
      {...useDeviceName(id)}
      id={`devices.${id}.device_name`}
      label={say("device_name.label")}
      description={say("device_name.hint")}
    />
  );
}

function PlanField({ id }: { id: string }) {
  const say = useMessages();
  const { kind, planName, chosen, highlighted, errorMessage, choose } = useDevicePlan(id);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (kind === null) return null;
  return (
    <>
      <Button id={`devices.${id}.servicePlan`} isWide onPress={() => setOpen(true)}>
        {chosen === "" ? say("plan.select") : planName}
      </Button>
      {errorMessage !== undefined && <p role="alert">{errorMessage}</p>}
      {isOpen && (
        <PlanPicker kind={kind} highlighted={highlighted} onChoose={choose} onClose={close} />
      )}
    </>
  );
}
