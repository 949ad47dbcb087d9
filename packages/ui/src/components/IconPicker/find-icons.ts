import { containsWords, sameText } from "../SearchableSelect/matches.ts";
import type { IconFilter, PickableIcon } from "./props.ts";

export interface IconQuery {
  typed: string;
  /** Ids of a type and a colour; empty for all. */
  type: string;
  colour: string;
}

/** The icons of the type and colour whose code, label, type or colour contain every typed word. */
export function findIcons(
  icons: readonly PickableIcon[],
  { typed, type, colour }: IconQuery,
): readonly PickableIcon[] {
  return icons.filter(
    (icon) =>
      (type === "" || icon.type === type) &&
      (colour === "" || icon.colour === colour) &&
      containsWords(`${icon.code} ${icon.label}`, typed),
  );
}

/** The icon that typed text refers to: the one with this code, or the only match. */
export function meantIcon(matches: readonly PickableIcon[], typed: string): PickableIcon | null {
  const [first, ...others] = matches;
  if (first === undefined || typed.trim() === "") return null;
  const exact = matches.find(({ code }) => sameText(code, typed));
  return exact ?? (others.length === 0 ? first : null);
}

export interface IconGroup extends IconFilter {
  icons: readonly PickableIcon[];
}

/** The icons by type, in the order of the types; a type without icons is left out. */
export function groupIcons(
  icons: readonly PickableIcon[],
  types: readonly IconFilter[],
): readonly IconGroup[] {
  const groups = types.map((type) => ({
    ...type,
    icons: icons.filter((icon) => icon.type === type.id),
  }));
  return groups.filter((group) => group.icons.length > 0);
}
