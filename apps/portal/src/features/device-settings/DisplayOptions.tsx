import {
  useDeviceSettings,
  useMessages,
  useReadOnlySetting,
  useSettingsFlag,
  type DeviceSettingsRun,
} from "@waypost/hooks";
import type { PlainCode } from "@waypost/hooks/flows";
import { SETTINGS_FIELDS, type SettingsName } from "@waypost/hooks/rules";
import { Switch } from "@waypost/ui/Switch";
import { SettingsSection } from "./SettingsSection.tsx";
import { TrackerSkin } from "./TrackerSkin.tsx";

/** What a device shows on the map, and how it looks there. */
export function DisplayOptions({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  const { kind } = useDeviceSettings(run);
  return (
    <div className="settings-display">
      <SettingsSection run={run} section="display" title={say("settings.section.display")}>
        <Frequency run={run} />
        <section aria-labelledby="settings-flags">
          <h4 id="settings-flags" className="settings-group">
            {say("display.title")}
          </h4>
          {SETTINGS_FIELDS[kind].map(
            (field) => field.type === "flag" && <Flag key={field.name} run={run} field={field} />,
          )}
        </section>
        <section aria-labelledby="settings-skins">
          <h4 id="settings-skins" className="settings-group">
            {say("skins.title")}
          </h4>
          <TrackerSkin run={run} />
        </section>
      </SettingsSection>
    </div>
  );
}

function Frequency({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  const frequency = useReadOnlySetting(run, "device_reporting_frequency_desc");
  return (
    <dl className="settings-frequency">
      <dt>{say("display.frequency")}</dt>
      <dd>{frequency === "" ? "–" : frequency}</dd>
    </dl>
  );
}

function Flag(props: {
  run: DeviceSettingsRun;
  field: { readonly name: SettingsName; readonly label: PlainCode };
}) {
  const { run, field } = props;
  const say = useMessages();
  const { isOn, isEdited, onChange } = useSettingsFlag(run, field.name);
  return (
    <div className="settings-flag" data-edited={isEdited || undefined}>
      <Switch isSelected={isOn} onChange={onChange}>
        {say(field.label)}
      </Switch>
    </div>
  );
}
