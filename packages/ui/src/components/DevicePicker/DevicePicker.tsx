import { useId, useMemo, useRef, useState } from "react";
import { classes } from "../../classes.ts";
import { useKeyed } from "../../lists/keys.ts";
import { MAX_RENDERED } from "../../lists/useGrowingList.ts";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { SearchInput } from "../Field/SearchInput.tsx";
import { bestMatch } from "../SearchableSelect/matches.ts";
import { findOptions, toOptions } from "./options.ts";
import { OptionGroups } from "./OptionGroups.tsx";
import type { DevicePickerProps } from "./props.ts";
import { SelectedDevices } from "./SelectedDevices.tsx";
import { useRenderLimit } from "./useRenderLimit.ts";
import { useSelection } from "./useSelection.ts";

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
