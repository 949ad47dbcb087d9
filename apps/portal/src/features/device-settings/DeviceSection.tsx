import {
  useMessages,
  useOdometer,
  useReadOnlySetting,
  type DeviceSettingsRun,
} from "@waypost/hooks";
import { ImeiField } from "@waypost/ui/DeviceRow";
import { FormRow } from "@waypost/ui/Form";
import { TextField } from "@waypost/ui/TextField";
import { SettingsField } from "./SettingsField.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

/** The identity of the device, and its odometer. */
export function DeviceSection({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  return (
    <SettingsSection run={run} section="device" title={say("settings.section.device")} startsOpen>
      <SettingsField run={run} name="device_name" />
      <FormRow>
        <ImeiField
          id="imei"
          label={say("imei.label")}
          value={useReadOnlySetting(run, "imei")}
          isReadOnly
          inputProps={{ dir: "ltr" }}
        />
        <Odometer run={run} />
      </FormRow>
    </SettingsSection>
  );
}

/** A new reading. The entry starts empty, because the stored reading is not edited. */
function Odometer({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  const { value, unit, unitLabel, current, errorMessage, onChange } = useOdometer(run);
  // The field has the documented unit, which is one of speed.
  const distance = `${current} ${unitLabel === "KMH" ? "km" : unitLabel}`;
  const note = [
    say(`odometer.distance.${unit}`),
    ...(current === "" ? [] : [`${say("odometer.current", { value: distance })}.`]),
    say("odometer.blank"),
  ].join(" ");
  return (
    <TextField
      id="odometer"
      label={say("odometer.label")}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
      note={<span className="waypost-quiet">{note}</span>}
      inputMode="decimal"
      autoComplete="off"
      hasNumbers
      trailing={<span className="waypost-NumberField-unit">{unitLabel}</span>}
    />
  );
}
