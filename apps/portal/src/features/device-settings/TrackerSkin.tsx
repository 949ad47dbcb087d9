import { useMessages, useSettingsField, type DeviceSettings } from "@waypost/hooks";
import { iconToSettings } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { TrackerIcon } from "@waypost/ui/TrackerIcon";
import { useMemo, useState, type ComponentType } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { toasts } from "../../app/notices.ts";
import type { IconDialogProps } from "./IconDialog.tsx";
import { iconIdOf, iconUrlOf, trackerIconProps } from "./tracker-icons.ts";

const NONE = { vehicle_type: null, vehicle_color: null };

/** The icon of the device on the map. The grid of icons is loaded on demand. */
export function TrackerSkin({ settings }: { settings: DeviceSettings }) {
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
