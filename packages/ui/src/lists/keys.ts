import { useMemo, useState } from "react";
import { shortenRow } from "../text/shorten.ts";

export type Keyed<Item> = Item & { readonly key: string };

/**
 * React keys for rows whose texts may repeat: each text with the number of equal texts before it.
 */
export function rowKeys(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return `${count} ${text}`;
  });
}

/**
 * Cuts the texts of each item, and adds a key to it. React Aria needs unique keys, or it loops
 * forever, and it puts them into the document without their spaces; ids may repeat, be long, or
 * differ only in spaces. An item keeps its key when the list changes.
 */
export function useKeyed<Item extends { id: string }>(
  items: readonly Item[],
): readonly Keyed<Item>[] {
  const [known] = useState(() => ({ rows: new Map<string, KnownRow>(), keys: 0, lists: 0 }));
  return useMemo(() => {
    known.lists += 1;
    return items.map((item) => {
      const row = known.rows.get(item.id) ?? { keys: [], used: 0, list: 0 };
      if (row.list === 0) known.rows.set(item.id, row);
      if (row.list !== known.lists) Object.assign(row, { used: 0, list: known.lists });
      const key = (row.keys[row.used] ??= String(known.keys++));
      row.used += 1;
      return { ...shortenRow(item), key };
    });
  }, [items, known]);
}

/** The keys of the items with one id, and how many of them the current list has used. */
interface KnownRow {
  readonly keys: string[];
  used: number;
  /** The number of the list that used them last. */
  list: number;
}
