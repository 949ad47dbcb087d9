import {
  ICON_COLOURS,
  ICON_TYPES,
  iconCode,
  iconColour,
  iconsOf,
  iconToSettings,
} from "../../hooks/src/rules/device-settings/icons.ts";
import type { IconPickerLabels, PickableIcon } from "../src/components/IconPicker/props.ts";
import { subjectOf } from "../src/components/TrackerIcon/picture-of.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const words = (name: string) => name.replaceAll("-", " ").replace(/(\d)$/, " $1");

/** All 411 icons, in the order of the picker. */
export const ALL_ICONS: readonly PickableIcon[] = ICON_TYPES.flatMap(iconsOf).map((icon) => {
  const settings = iconToSettings(icon);
  const colour = iconColour(icon);
  if (settings === null || colour === null) throw new Error(`no icon ${iconCode(icon)}`);
  const { vehicle_type: type, vehicle_color: value } = settings;
  const subject = words(subjectOf(type, value) ?? "");
  const code = type.length === 1 ? iconCode(icon) : value;
  return {
    id: iconCode(icon),
    type,
    value,
    colour,
    code,
    label: `${capital(subject)}, ${words(colour)}`,
  };
});

export const TYPES = ICON_TYPES.map((id) => ({ id, label: capital(id) }));
export const COLOURS = ICON_COLOURS.map((id) => ({ id, label: capital(words(id)) }));

export const LABELS: IconPickerLabels = {
  search: "Search by code or name",
  types: "Type",
  allTypes: "All",
  colours: "Colour",
  allColours: "All",
  count: (icons) => `${icons} icons`,
  noMatch: "No icon matches.",
  showAll: "Show all icons",
  preview: "Preview",
  noneChosen: "No icon chosen",
};
