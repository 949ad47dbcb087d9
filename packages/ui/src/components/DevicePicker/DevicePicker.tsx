import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { bestMatch } from "../SearchableSelect/matches.ts";
import { findOptions, type PickableDevice, titleOf, toOptions } from "./options.ts";
import { OptionGroups } from "./OptionGroups.tsx";
import { SearchInput } from "./SearchInput.tsx";
import { SelectedDevices } from "./SelectedDevices.tsx";
import { useSelection } from "./useSelection.ts";

export interface DevicePickerLabels {
  /** Label and placeholder of the search field. */
  search: string;
  /** Shown in place of the list when no device matches. */
  noMatch: ReactNode;
  /** Below a truncated list: "Showing 50 of 10,000. Type to narrow the list." */
  more: (total: number, shown: number) => string;
  /** Required in multiple mode: "3 selected". */
  selected?: (count: number) => string;
  /** Required in multiple mode, the button on a chip: "Remove Van 7". */
  remove?: (name: string) => string;
  /** Required in multiple mode, the button that clears the selection: "Clear". */
  clear?: string;
  /** Adds a button that selects all matching devices: "Select all 12". */
  selectAll?: (count: number) => string;
}

export interface DevicePickerProps {
  label: string;
  description?: ReactNode;
  devices: readonly PickableDevice[];
  selectionMode: "single" | "multiple";
  /** Ids of the selected devices; at most one in single mode. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** Headings of the two groups. */
  groupLabels: { gps: string; obd: string };
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  /** Target of a link in an error summary; the group can take focus. */
  id?: string;
  labels: DevicePickerLabels;
}

const SEARCHABLE_FROM = 8;

/**
 * Selects one or several devices. From eight devices on there is a search field. At most 50 options
 * are rendered, so 10,000 devices open and filter as fast as 10.
 */
export function DevicePicker(props: DevicePickerProps) {
  const { label, description, devices, selectionMode, value, errorMessage, id, labels } = props;
  const isDisabled = props.isDisabled === true;
  const [typed, setTyped] = useState("");
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const options = useMemo(() => toOptions(devices), [devices]);
  const { chosen, isSelected, add, remove, change } = useSelection({ ...props, options });
  const isSearchable = devices.length >= SEARCHABLE_FROM;
  const query = isSearchable ? typed : "";
  const { gps, obd, matches } = useMemo(
    () => findOptions(options, query, chosen),
    [options, query, chosen],
  );
  const names = useMemo(
    () => new Map(devices.map((device) => [device.id, titleOf(device)])),
    [devices],
  );
  const shown = [...gps, ...obd];
  return (
    <FieldGroup
      {...{ id, label, description, errorMessage, isDisabled }}
      className="wp-DevicePicker"
    >
      <div className="wp-DevicePicker-box" data-searchable={isSearchable || undefined}>
        {isSearchable && (
          <SearchInput
            ref={input}
            label={labels.search}
            listId={listId}
            value={typed}
            isDisabled={isDisabled}
            onChange={setTyped}
            onArrowDown={() => list.current?.focus()}
            onEnter={() => {
              const option = bestMatch(matches, typed);
              if (option !== null) add([option]);
            }}
          />
        )}
        <OptionGroups
          ref={list}
          id={listId}
          label={label}
          groups={[
            { label: props.groupLabels.gps, options: gps },
            { label: props.groupLabels.obd, options: obd },
          ]}
          {...{ selectionMode, isSelected, isDisabled }}
          onChange={(keys) => change(shown, keys)}
          empty={labels.noMatch}
        />
        <output className="wp-DevicePicker-note wp-numbers">
          {matches.length > shown.length && labels.more(matches.length, shown.length)}
        </output>
      </div>
      {selectionMode === "multiple" && (
        <SelectedDevices
          ids={value}
          nameOf={(deviceId) => names.get(deviceId) ?? deviceId}
          isDisabled={isDisabled}
          onRemove={(deviceId) => remove([deviceId])}
          onClear={() => props.onChange([])}
          onSelectAll={() => add(matches)}
          onEmpty={() => (input.current ?? list.current)?.focus()}
          labels={{
            selected: labels.selected?.(value.length) ?? "",
            remove: labels.remove ?? String,
            clear: labels.clear ?? "",
            selectAll: labels.selectAll?.(matches.length),
          }}
        />
      )}
    </FieldGroup>
  );
}
