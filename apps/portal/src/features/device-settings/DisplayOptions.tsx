import { useMessages, useSettingsField, type DeviceSettings } from "@waypost/hooks";
import { SETTINGS_FIELDS, type SettingsField } from "@waypost/hooks/rules";
import { Switch } from "@waypost/ui/Switch";
import { SettingsSection } from "./SettingsSection.tsx";
import { TrackerSkin } from "./TrackerSkin.tsx";

/** The display of a device on the map. */
export function DisplayOptions({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { kind } = settings;
  return (
    <div className="settings-display">
      <SettingsSection
        settings={settings}
        section="display"
        title={say("settings.section.display")}
      >
        <Frequency settings={settings} />
        <section aria-labelledby="settings-flags">
          <h4 id="settings-flags" className="settings-group">
            {say("display.title")}
          </h4>
          {SETTINGS_FIELDS[kind].map(
            (field) =>
              field.type === "flag" && <Flag key={field.name} settings={settings} field={field} />,
          )}
        </section>
        <section aria-labelledby="settings-skins">
          <h4 id="settings-skins" className="settings-group">
            {say("skins.title")}
          </h4>
          <TrackerSkin settings={settings} />
        </section>
      </SettingsSection>
    </div>
  );
}

function Frequency({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const frequency = useSettingsField(settings, "device_reporting_frequency_desc").value;
  return (
    <dl className="settings-frequency">
      <dt>{say("display.frequency")}</dt>
      <dd>{frequency === "" ? "–" : frequency}</dd>
    </dl>
  );
}

function Flag(props: {
  settings: DeviceSettings;
  field: Extract<SettingsField, { type: "flag" }>;
}) {
  const { settings, field } = props;
  const say = useMessages();
  const { value, isEdited, onChange } = useSettingsField(settings, field.name);
  return (
    <div className="settings-flag" data-edited={isEdited || undefined}>
      <Switch isSelected={value} onChange={onChange}>
        {say(field.label)}
      </Switch>
    </div>
  );
}
