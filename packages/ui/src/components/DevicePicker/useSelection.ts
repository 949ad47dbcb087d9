import { useMemo } from "react";
import type { Selection } from "react-aria-components/ListBox";
import type { Keyed } from "../../lists/keys.ts";
import { useChoice } from "../../lists/useChoice.ts";
import type { DeviceOption } from "./options.ts";

type Option = Keyed<DeviceOption>;

interface SelectionOptions {
  options: readonly Option[];
  selectionMode: "single" | "multiple";
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Maps device ids, which may repeat, to the options of the list. */
export function useSelection({ options, selectionMode, value, onChange }: SelectionOptions) {
  const isSingle = selectionMode === "single";
  const ids = useMemo(() => new Set(value), [value]);
  const { chosen, pick } = useChoice({
    items: options,
    value: isSingle ? (value[0] ?? null) : null,
    onChange: (id) => onChange([id]),
  });
  const isSelected = (option: Option) => (isSingle ? option === chosen : ids.has(option.id));
  const add = (added: readonly Option[]) => {
    const [first] = added;
    if (!isSingle) onChange([...new Set([...value, ...added.map(({ id }) => id)])]);
    else if (first !== undefined) pick(first);
  };
  const remove = (removed: readonly string[]) => {
    const gone = new Set(removed);
    onChange(value.filter((id) => !gone.has(id)));
  };
  /**
   * Applies a change among the rendered options. The selection of all other options is preserved.
   */
  const change = (drawn: readonly Option[], keys: Selection) => {
    const isNow = ({ key }: Option) => keys === "all" || keys.has(key);
    const added = drawn.filter((option) => isNow(option) && !isSelected(option));
    const removed = drawn.filter((option) => !isNow(option) && isSelected(option));
    if (added.length > 0) add(added);
    else if (removed.length > 0) remove(removed.map(({ id }) => id));
  };
  return { chosen, isSelected, add, remove, change };
}
