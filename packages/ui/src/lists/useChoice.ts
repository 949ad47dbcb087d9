import { useMemo, useState } from "react";
import type { Keyed } from "./keys.ts";

interface ChoiceOptions<Item> {
  items: readonly Keyed<Item>[];
  /** The id of the selected item; null for none. Uncontrolled if omitted. */
  value: string | null | undefined;
  defaultValue?: string | null | undefined;
  onChange: ((id: string) => void) | undefined;
}

/**
 * Returns the selected item by its id. If several items have the same id, the picked one is
 * selected, or else the first.
 */
export function useChoice<Item extends { id: string }>(options: ChoiceOptions<Item>) {
  const { items, value, defaultValue = null, onChange } = options;
  const [own, setOwn] = useState(defaultValue);
  const [picked, setPicked] = useState<string | null>(null);
  const id = value === undefined ? own : value;
  const chosen = useMemo(() => {
    const matching = items.filter((item) => item.id === id);
    return matching.find(({ key }) => key === picked) ?? matching[0] ?? null;
  }, [items, id, picked]);
  const changeTo = (next: string) => {
    if (next === id) return;
    setOwn(next);
    onChange?.(next);
  };
  return {
    id,
    chosen,
    /** For an id without an item. */
    changeTo,
    pick: (item: Keyed<Item>) => {
      setPicked(item.key);
      changeTo(item.id);
    },
  };
}
