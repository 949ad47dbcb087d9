import { useMemo, useState } from "react";
import type { Selection } from "react-aria-components/ListBox";
import type { DeviceOption } from "./options.ts";

interface SelectionOptions {
  options: readonly DeviceOption[];
  selectionMode: "single" | "multiple";
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Maps device ids, which may repeat, to the options of the list. */
export function useSelection({ options, selectionMode, value, onChange }: SelectionOptions) {
  const [picked, setPicked] = useState<string | null>(null);
  const ids = useMemo(() => new Set(value), [value]);
  /** Id of the selected option in single mode. */
  const chosen = useMemo(() => {
    if (selectionMode === "multiple") return null;
    const isChosen = (option: DeviceOption | undefined) =>
      option !== undefined && ids.has(option.device.id);
    const option = isChosen(options[Number(picked ?? -1)])
      ? options[Number(picked)]
      : options.find(isChosen);
    return option?.id ?? null;
  }, [options, selectionMode, ids, picked]);
  const isSelected = ({ id, device }: DeviceOption) =>
    selectionMode === "single" ? id === chosen : ids.has(device.id);
  const add = (added: readonly DeviceOption[]) => {
    if (selectionMode === "multiple") {
      onChange([...new Set([...value, ...added.map(({ device }) => device.id)])]);
      return;
    }
    const [option] = added;
    setPicked(option?.id ?? null);
    if (option !== undefined && option.device.id !== value[0]) onChange([option.device.id]);
  };
  const remove = (removed: readonly string[]) => {
    const gone = new Set(removed);
    onChange(value.filter((id) => !gone.has(id)));
  };
  /** Applies a change among the rendered options; the selection of all others is kept. */
  const change = (drawn: readonly DeviceOption[], keys: Selection) => {
    const isNow = ({ id }: DeviceOption) => keys === "all" || keys.has(id);
    const added = drawn.filter((option) => isNow(option) && !isSelected(option));
    const removed = drawn.filter((option) => !isNow(option) && isSelected(option));
    if (added.length > 0) add(added);
    else if (removed.length > 0) remove(removed.map(({ device }) => device.id));
  };
  return { chosen, isSelected, add, remove, change };
}
