import type { Translate } from "@waypost/hooks";
import type { PlainCode } from "@waypost/hooks/flows";
import {
  ICON_COLOURS,
  ICON_TYPES,
  iconCode,
  iconColour,
  iconFromSettings,
  iconsOf,
  iconToSettings,
  type Icon,
} from "@waypost/hooks/rules";
import type { IconPickerProps, PickableIcon } from "@waypost/ui/IconPicker";
import { type IconSubject, subjectOf, type TrackerIconProps } from "@waypost/ui/TrackerIcon";

/**
 * Returns the URL of a vendor's image of an icon by its two settings, or undefined to use the
 * built-in one.
 */
export type IconUrl = (type: string, value: string) => string | undefined;

/** Returns the function for the configuration's `iconUrl`, a URL with `{type}` and `{value}`. */
export const iconUrlOf =
  (address: string): IconUrl =>
  (type, value) =>
    address
      .replaceAll("{type}", () => encodeURIComponent(type))
      .replaceAll("{value}", () => encodeURIComponent(value));

/** The two settings of an icon as loaded. They may have any value. */
type StoredIcon = Parameters<typeof iconFromSettings>[0];

/**
 * Returns all props of the picker except the choice. Memoize the result, because it lists 411
 * icons.
 */
export function iconPickerProps(
  say: Translate,
  iconUrl?: IconUrl,
): Pick<IconPickerProps, "label" | "icons" | "types" | "colours" | "labels"> {
  return {
    label: say("icon.label"),
    icons: ICONS.flatMap((icon) => pickable(icon, say, iconUrl) ?? []),
    types: ICON_TYPES.map((type) => typeFilter(type, say)),
    colours: ICON_COLOURS.map((id) => ({ id, label: say(`icon.colour.${id}`) })),
    labels: {
      search: say("icon.search"),
      types: say("icon.types"),
      allTypes: say("icon.all"),
      colours: say("icon.colours"),
      allColours: say("icon.all"),
      count: (count) => say("icon.count", { count }),
      noMatch: say("icon.noMatch"),
      showAll: say("icon.showAll"),
      preview: say("icon.preview"),
      noneChosen: say("icon.none"),
    },
  };
}

/**
 * Returns the icon of the stored settings with its name; a question mark for settings without an
 * icon.
 */
export function trackerIconProps(
  stored: StoredIcon,
  say: Translate,
  iconUrl?: IconUrl,
): TrackerIconProps {
  const icon = iconFromSettings(stored);
  const found = icon === null ? null : pickable(icon, say, iconUrl);
  if (found !== null) return found;
  return { type: "", value: "", colour: "", label: say("icon.unknown") };
}

/** Returns the icon with this picker id. */
export const iconOfId = (id: string): Icon | null => BY_ID.get(id) ?? null;

/** Returns the picker id of the stored settings' icon, or null if they have none. */
export function iconIdOf(stored: StoredIcon): string | null {
  const icon = iconFromSettings(stored);
  return icon === null ? null : iconCode(icon);
}

const ICONS = ICON_TYPES.flatMap(iconsOf);
const BY_ID = new Map(ICONS.map((icon) => [iconCode(icon), icon]));

function pickable(icon: Icon, say: Translate, iconUrl?: IconUrl): PickableIcon | null {
  const settings = iconToSettings(icon);
  const name = iconColour(icon);
  if (settings === null || name === null) return null;
  const { vehicle_type: type, vehicle_color: value } = settings;
  const id = iconCode(icon);
  const src = iconUrl?.(type, value);
  const colour = say(`icon.colour.${name}`);
  const subject = src === undefined || !isLetter(icon.type) ? subjectOf(type, value) : null;
  // The content of a vendor's image for a letter is unknown.
  const label =
    subject === null ? colour : say("icon.name", { subject: say(codeOf(subject)), colour });
  const picture = { id, type, value, colour: name, label, src };
  return isLetter(icon.type)
    ? { ...picture, code: id }
    : { ...picture, code: value, caption: colour };
}

function typeFilter(type: Icon["type"], say: Translate): IconPickerProps["types"][number] {
  if (!isLetter(type)) return { id: type, label: say(`icon.type.${type}`) };
  const colour = iconColour({ type, number: 1 });
  if (colour === null) return { id: type, label: type };
  return {
    id: type,
    label: say("icon.name", { subject: type, colour: say(`icon.colour.${colour}`) }),
  };
}

type Letter = Exclude<Icon["type"], "car" | "marker" | "minitruck" | "bus" | "minibus" | "truck">;

const isLetter = (type: Icon["type"]): type is Letter => type.length === 1;

/** Returns the message code of a subject's name. A type of images is named after the type. */
function codeOf(subject: IconSubject): PlainCode {
  switch (subject) {
    case "car":
    case "marker":
    case "minitruck":
    case "bus":
    case "minibus":
    case "truck":
      return `icon.type.${subject}`;
    default:
      return `icon.subject.${subject}`;
  }
}
