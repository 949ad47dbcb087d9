import { useId, useMemo, useRef, useState } from "react";
import { classes } from "../../classes.ts";
import { useKeyed, type Keyed } from "../../lists/keys.ts";
import { MAX_RENDERED } from "../../lists/useGrowingList.ts";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { SearchInput } from "../Field/SearchInput.tsx";
import { bestMatch } from "../SearchableSelect/matches.ts";
import { findOptions, toOptions, type DeviceOption } from "./options.ts";
import { OptionGroups } from "./OptionGroups.tsx";
import type { DevicePickerProps } from "./props.ts";
import { SelectedDevices } from "./SelectedDevices.tsx";
import { useRenderLimit } from "./useRenderLimit.ts";
import type { Selection } from "react-aria-components/ListBox";
import { useChoice } from "../../lists/useChoice.ts";

export type { DevicePickerProps, DevicePickerLabels, MultipleDevicePickerLabels } from "./props.ts";

const SEARCHABLE_FROM = 8;

/**
 * Selects one or several devices. Has a search field from eight devices on. At most 50 options are
 * rendered, and 14 at first, so a list of 10,000 opens about as fast as a list of 14.
 */
export function DevicePicker(props: DevicePickerProps) {
  const { label, description, devices, selectionMode, value, errorMessage, id, labels } = props;
  const isDisabled = props.isDisabled === true;
  const [typed, setTyped] = useState("");
  const { room, setSmall, lastRow } = useRenderLimit();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const options = useKeyed(useMemo(() => toOptions(devices), [devices]));
  const { chosen, isSelected, add, remove, change } = useSelection({ ...props, options });
  const isSearchable = devices.length >= SEARCHABLE_FROM;
  const query = isSearchable ? typed : "";
  const { gps, obd, matches } = useMemo(
    // A selected device would move when the list grows, so the list is rendered in full at once.
    () => findOptions(options, query, chosen, chosen === null ? room : MAX_RENDERED),
    [options, query, chosen, room],
  );
  const names = useMemo(() => {
    const ids = new Set(value);
    const selected = options.filter((option) => ids.has(option.id));
    return new Map(selected.map((option) => [option.id, option.label]));
  }, [options, value]);
  const shown = [...gps, ...obd];
  return (
    <FieldGroup
      {...{ id, label, description, errorMessage, isDisabled }}
      className={classes("waypost-DevicePicker", props)}
    >
      <div className="waypost-DevicePicker-box" data-searchable={isSearchable || undefined}>
        {isSearchable && (
          <SearchInput
            inputRef={input}
            label={labels.search}
            listId={listId}
            value={typed}
            isDisabled={isDisabled}
            onChange={(text) => {
              setTyped(text);
              // Without a search, the selected device is among all devices.
              setSmall(text.trim() !== "");
            }}
            onArrowDown={() => list.current?.focus()}
            onEnter={() => {
              const option = bestMatch(matches, typed);
              if (option !== null) add([option]);
            }}
          />
        )}
        <OptionGroups
          listRef={list}
          id={listId}
          label={label}
          groups={[
            { kind: "gps", label: props.groupLabels.gps, options: gps },
            { kind: "obd", label: props.groupLabels.obd, options: obd },
          ]}
          lastRow={shown.length < matches.length ? lastRow : undefined}
          {...{ selectionMode, isSelected, isDisabled }}
          onChange={(keys) => change(shown, keys)}
          empty={labels.noMatch}
        />
        <output className="waypost-DevicePicker-note waypost-numbers">
          {matches.length > shown.length && labels.more(matches.length, shown.length)}
        </output>
      </div>
      {props.selectionMode === "multiple" && (
        <SelectedDevices
          ids={value}
          nameOf={(deviceId) => names.get(deviceId) ?? deviceId}
          isDisabled={isDisabled}
          onRemove={(deviceId) => remove([deviceId])}
          onClear={() => props.onChange([])}
          onSelectAll={() => add(matches)}
          onEmpty={() => (input.current ?? list.current)?.focus()}
          labels={props.labels}
          matches={matches.length}
        />
      )}
    </FieldGroup>
  );
}

type Option = Keyed<DeviceOption>;

interface SelectionOptions {
  options: readonly Option[];
  selectionMode: "single" | "multiple";
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Maps device ids, which may repeat, to the options of the list. */
function useSelection({ options, selectionMode, value, onChange }: SelectionOptions) {
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
