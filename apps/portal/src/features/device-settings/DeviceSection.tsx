import { useMessages, useSettingsField, type DeviceSettings } from "@waypost/hooks";
import { ImeiField } from "@waypost/ui/DeviceRow";
import { FormRow } from "@waypost/ui/Form";
import { NumberField } from "@waypost/ui/NumberField";
import { typedNumber, useLocalText } from "./NumberSetting.tsx";
import { SettingsField } from "./SettingsField.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

/** The identity of the device, and its odometer. */
export function DeviceSection({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  return (
    <SettingsSection
      settings={settings}
      section="device"
      title={say("settings.section.device")}
      startsOpen
    >
      <SettingsField settings={settings} name="device_name" />
      <FormRow>
        <ImeiField
          id="imei"
          label={say("imei.label")}
          value={useSettingsField(settings, "imei").value}
          isReadOnly
          inputProps={{ dir: "ltr" }}
        />
        <Odometer settings={settings} />
      </FormRow>
    </SettingsSection>
  );
}

/** The entry of a new reading. It starts empty, because the stored reading is not edited. */
function Odometer({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { unit, unitLabel, stored, errorMessage, ...input } = useSettingsField(
    settings,
    "odometer",
  );
  // The documented unit is one of speed.
  const distance = `${useLocalText()(stored)} ${unitLabel === "KMH" ? "km" : unitLabel}`;
  const note = [
    say(`odometer.distance.${unit}`),
    ...(stored === "" ? [] : [`${say("odometer.current", { value: distance })}.`]),
    say("odometer.blank"),
  ].join(" ");
  return (
    <NumberField
      id="odometer"
      label={say("odometer.label")}
      {...typedNumber(input)}
      invalidMessage={say("settings.odometerInvalid")}
      errorMessage={errorMessage}
      note={<span className="waypost-quiet">{note}</span>}
      unit={unitLabel}
      isExact
    />
  );
}
