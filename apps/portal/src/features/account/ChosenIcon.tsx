import { iconColour, iconToSettings } from "@waypost/hooks/rules";
import { TrackerIcon } from "@waypost/ui/TrackerIcon";
import type { ReactNode } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { iconOfId, iconUrlOf } from "../device-settings/tracker-icons.ts";

/** The icon of a device on the map. It is decorative, like the drawing that it replaces. */
export default function ChosenIcon({ id, fallback }: { id: string; fallback: ReactNode }) {
  const { iconUrl } = useConfig();
  const icon = iconOfId(id);
  const settings = icon && iconToSettings(icon);
  const colour = icon && iconColour(icon);
  if (!settings || !colour) return fallback;
  const { vehicle_type: type, vehicle_color: value } = settings;
  const src = iconUrl === undefined ? undefined : iconUrlOf(iconUrl)(type, value);
  return <TrackerIcon {...{ type, value, colour, src }} size={48} />;
}
