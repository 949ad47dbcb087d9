/** The 22 colour names, in the documented order. */
export const ICON_COLOURS = [
  "black",
  "blue1",
  "blue2",
  "blue3",
  "bluegrey",
  "green1",
  "green2",
  "green3",
  "grey1",
  "grey2",
  "orange1",
  "pink",
  "purple",
  "red1",
  "red2",
  "red3",
  "skyblue",
  "violet",
  "white",
  "yellow1",
  "yellow2",
  "yellow3",
] as const;
type IconColour = (typeof ICON_COLOURS)[number];

/** Vehicle pictures and their number of variants. Variant n has the n-th colour. */
export const VEHICLE_IMAGES = {
  car: 21,
  marker: 21,
  minitruck: 21,
  bus: 21,
  minibus: 21,
  truck: 7,
} as const;

/** Lettered icons and their number per letter. The n-th icon of a letter has the n-th colour. */
export const LETTERED_ICONS = {
  A: 51,
  B: 41,
  C: 29,
  D: 13,
  E: 3,
  F: 11,
  G: 22,
  H: 9,
  K: 2,
  L: 21,
  M: 21,
  N: 6,
  O: 3,
  P: 6,
  Q: 3,
  R: 6,
  T: 7,
  V: 5,
  W: 3,
  X: 1,
  Y: 6,
  Z: 30,
} as const;

const counts = { ...VEHICLE_IMAGES, ...LETTERED_ICONS };

/** A type of icon: a picture, or letters. */
export type IconType = keyof typeof counts;
/** An icon by its type and its number, counted from 1. */
export type Icon = { type: IconType; number: number };
/** The two settings that hold an icon. */
export type IconSettings = { vehicle_type: string; vehicle_color: string };

/** All types in the order of the picker: pictures first, then letters. */
export const ICON_TYPES: readonly IconType[] = Object.keys(counts).filter(isIconType);

/** All icons of one type. */
export function iconsOf(type: IconType): Icon[] {
  return Array.from({ length: counts[type] }, (_, index) => ({ type, number: index + 1 }));
}

/** The code of an icon as text: "A-7", "car-1". */
export function iconCode({ type, number }: Icon): string {
  return `${type}-${number}`;
}

/** The 299 codes of the lettered icons. */
export function letteredCodes(): string[] {
  return ICON_TYPES.filter((type) => !isImage(type)).flatMap((type) => iconsOf(type).map(iconCode));
}

/** The colour of an icon, for display and alternative text; null if there is no such icon. */
export function iconColour({ type, number }: Icon): IconColour | null {
  if (!Number.isInteger(number) || number < 1 || number > counts[type]) return null;
  const place = isImage(type) ? number - 1 : Object.keys(LETTERED_ICONS).indexOf(type);
  return ICON_COLOURS[place] ?? null;
}

/** The stored form of an icon: pictures by colour name, letters by their number as text. */
export function iconToSettings(icon: Icon): IconSettings | null {
  const colour = iconColour(icon);
  if (colour === null) return null;
  return {
    vehicle_type: icon.type,
    vehicle_color: isImage(icon.type) ? colour : String(icon.number),
  };
}

/** The icon that stored settings describe; null if there is no such icon. */
export function iconFromSettings(settings: {
  vehicle_type: unknown;
  vehicle_color: unknown;
}): Icon | null {
  const type = settings.vehicle_type;
  if (typeof type !== "string" || !isIconType(type)) return null;
  const wanted = String(settings.vehicle_color);
  return iconsOf(type).find((icon) => iconToSettings(icon)?.vehicle_color === wanted) ?? null;
}

function isImage(type: IconType): type is keyof typeof VEHICLE_IMAGES {
  return Object.hasOwn(VEHICLE_IMAGES, type);
}

function isIconType(type: string): type is IconType {
  return Object.hasOwn(counts, type);
}
