import { containsWords, sameText } from "../SearchableSelect/matches.ts";
import { truncateRow } from "../../text/truncate.ts";
import type { IconFilter, PickableIcon } from "./props.ts";

interface IconQuery {
  typed: string;
  /** The ids of a type and a colour; empty for all. */
  type: string;
  colour: string;
}

/**
 * Returns the icons of the type and colour whose code, label, type or colour contain every typed
 * word.
 */
export function findIcons<Icon extends PickableIcon>(
  icons: readonly Icon[],
  { typed, type, colour }: IconQuery,
): readonly Icon[] {
  return icons.filter(
    (icon) =>
      (type === "" || icon.type === type) &&
      (colour === "" || icon.colour === colour) &&
      containsWords(`${icon.code} ${icon.label}`, typed),
  );
}

/** Returns the icon that the typed text identifies: the one with this code, or the only match. */
export function iconForQuery<Icon extends PickableIcon>(
  matches: readonly Icon[],
  typed: string,
): Icon | null {
  const [first, ...others] = matches;
  if (first === undefined || typed.trim() === "") return null;
  const exact = matches.find(({ code }) => sameText(code, typed));
  return exact ?? (others.length === 0 ? first : null);
}

export interface IconGroup<Icon> extends IconFilter {
  /** Unique, unlike an id, and short. */
  key: string;
  icons: readonly Icon[];
}

/**
 * Returns the icons grouped by type, in the order of the types. Types without icons and repeated
 * types are omitted.
 */
export function groupIcons<Icon extends PickableIcon>(
  icons: readonly Icon[],
  types: readonly IconFilter[],
): readonly IconGroup<Icon>[] {
  const byType = Map.groupBy(icons, ({ type }) => type);
  return types.flatMap((type, index) => {
    const group = byType.get(type.id);
    byType.delete(type.id);
    return group === undefined
      ? []
      : [{ ...truncateRow(type), key: `group ${index}`, icons: group }];
  });
}
