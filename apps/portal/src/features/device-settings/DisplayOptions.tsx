import { type DeviceSettings, useMessages, useSettingsField } from "@waypost/hooks";
import { SETTINGS_FIELDS, iconToSettings, type SettingsField } from "@waypost/hooks/rules";
import { Switch } from "@waypost/ui/Switch";
import { SettingsSection } from "./SettingsSection.tsx";
import { Button } from "@waypost/ui/Button";
import { TrackerIcon } from "@waypost/ui/TrackerIcon";
import { type ComponentType, useMemo, useState } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { toasts } from "../../app/notices.ts";
import type { IconDialogProps } from "./IconDialog.tsx";
import { iconIdOf, iconUrlOf, trackerIconProps } from "./tracker-icons.ts";

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

const NONE = { vehicle_type: null, vehicle_color: null };

/** The icon of the device on the map. The grid of icons is loaded on demand. */
function TrackerSkin({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { value: icon, isEdited, onChange } = useSettingsField(settings, "icon");
  const { iconUrl: address } = useConfig();
  const iconUrl = useMemo(
    () => (address === undefined ? undefined : iconUrlOf(address)),
    [address],
  );
  const [IconDialog, setIconDialog] = useState<ComponentType<IconDialogProps>>();
  const [isPicking, setPicking] = useState(false);
  const stored = (icon && iconToSettings(icon)) ?? NONE;
  const { label, type, value, colour, src } = trackerIconProps(stored, say, iconUrl);

  const pick = () => {
    setPicking(true);
    import("./IconDialog.tsx").then(
      (loaded) => setIconDialog(() => loaded.IconDialog),
      () => {
        setPicking(false);
        toasts.show({ tone: "danger", message: say("failure.unknown") });
      },
    );
  };

  return (
    <div className="settings-skin">
      <TrackerIcon {...{ type, value, colour, src }} size={56} />
      <div>
        <p>
          <span>{label}</span>
          {isEdited && <span className="waypost-quiet">{` (${say("settings.changed")})`}</span>}
        </p>
        <Button size="small" onPress={pick} isPending={isPicking && IconDialog === undefined}>
          {say("skins.choose")}
        </Button>
      </div>
      {isPicking && IconDialog && (
        <IconDialog
          chosen={iconIdOf(stored)}
          iconUrl={iconUrl}
          onClose={() => setPicking(false)}
          onChoose={(next) => {
            onChange(next);
            setPicking(false);
          }}
        />
      )}
    </div>
  );
}
