import { useMemo, useState } from "react";
import { truncateRow } from "../text/truncate.ts";

export type Keyed<Item> = Item & { readonly key: string };

/**
 * Returns React keys for rows whose texts may repeat: each text with the number of equal texts
 * before it.
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
 * Truncates the texts of each item and adds a unique key. React Aria needs unique keys, or it
 * loops forever, and writes them into the document without spaces. Ids may repeat, be long, or
 * differ only in spaces. An item keeps its key when the list changes.
 */
export function useKeyed<Item extends { id: string }>(
  items: readonly Item[],
): readonly Keyed<Item>[] {
  const [createKeyOf] = useState(keyMaker);
  return useMemo(() => {
    const keyOf = createKeyOf();
    return items.map((item) => ({ ...truncateRow(item), key: keyOf(item.id) }));
  }, [items, createKeyOf]);
}

/**
 * Returns a function that assigns keys to items by their ids. The first item with an id always has
 * the same key.
 */
function keyMaker() {
  const rows = new Map<string, { readonly keys: string[]; used: number }>();
  let count = 0;
  return () => {
    rows.forEach((row) => {
      row.used = 0;
    });
    return (id: string): string => {
      const row = rows.get(id) ?? { keys: [], used: 0 };
      rows.set(id, row);
      return (row.keys[row.used++] ??= `${count++}`);
    };
  };
}
