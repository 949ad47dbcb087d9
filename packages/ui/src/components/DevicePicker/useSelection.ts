import { useMemo, useState } from "react";
import type { Selection } from "react-aria-components/ListBox";
import type { DeviceOption } from "./options.ts";

interface SelectionOptions {
  options: readonly DeviceOption[];
  selectionMode: "single" | "multiple";
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Translates between the ids of devices, which may repeat, and the rows of the list. */
export function useSelection({ options, selectionMode, value, onChange }: SelectionOptions) {
  const [picked, setPicked] = useState<string | null>(null);
  const ids = useMemo(() => new Set(value), [value]);
  /** In single mode the one row that is chosen. */
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
  /** Takes over what changed among the rows that are drawn; the others stay as they are. */
  const change = (drawn: readonly DeviceOption[], keys: Selection) => {
    const isNow = ({ id }: DeviceOption) => keys === "all" || keys.has(id);
    const added = drawn.filter((option) => isNow(option) && !isSelected(option));
    const removed = drawn.filter((option) => !isNow(option) && isSelected(option));
    if (added.length > 0) add(added);
    else if (removed.length > 0) remove(removed.map(({ device }) => device.id));
  };
  return { chosen, isSelected, add, remove, change };
}
