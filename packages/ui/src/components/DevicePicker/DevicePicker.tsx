import { useId, useMemo, useRef, useState, type ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { useKeyed, type Keyed, rowKeys } from "../../lists/keys.ts";
import { MAX_RENDERED } from "../../lists/useGrowingList.ts";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { SearchInput } from "../Field/SearchInput.tsx";
import { bestMatch } from "../SearchableSelect/matches.ts";
import { findOptions, toOptions, type DeviceOption, type PickableDevice } from "./options.ts";
import { OptionGroups, useRenderLimit } from "./OptionGroups.tsx";
import type { Selection } from "react-aria-components/ListBox";
import { useChoice } from "../../lists/useChoice.ts";
import { Button as IconButton, type PressEvent } from "react-aria-components/Button";
import { useLocale } from "react-aria-components/I18nProvider";
import { CloseIcon } from "../../icons/Icon.tsx";
import { Button } from "../Button/Button.tsx";
import { Imei } from "../Imei/Imei.tsx";

/** The texts of the list. */
export interface DevicePickerLabels {
  /** Label and placeholder of the search field. */
  search: string;
  /** Replaces the list when no device matches. */
  noMatch: ReactNode;
  /** Shown below a truncated list: "Showing 50 of 10,000. Type to narrow the list." */
  more: (total: number, shown: number) => string;
}

/** In multiple mode, also the texts of the selected devices below the list. */
export interface MultipleDevicePickerLabels extends DevicePickerLabels {
  /** "3 selected" */
  selected: (count: number) => string;
  /** The button on a chip: "Remove Van 7". */
  remove: (name: string) => string;
  /** The button that clears the selection: "Clear". */
  clear: string;
  /** Adds a button that selects all matching devices: "Select all 12". */
  selectAll?: (count: number) => string;
}

/** The props of both kinds of picker. @inline */
interface BaseProps extends Styled {
  label: string;
  description?: ReactNode;
  devices: readonly PickableDevice[];
  /** Ids of the selected devices; at most one in single mode. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** Headings of the two groups. */
  groupLabels: { gps: string; obd: string };
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  /** Target of a link in an error summary; the group can take focus. */
  id?: string;
}

export type DevicePickerProps = BaseProps &
  (
    | { selectionMode: "single"; labels: DevicePickerLabels }
    | { selectionMode: "multiple"; labels: MultipleDevicePickerLabels }
  );

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

/** The maximum number of chips. The others are only counted. */
const MAX_CHIPS = 6;

interface SelectedDevicesProps {
  ids: readonly string[];
  /** Returns the name of the device with this id. */
  nameOf: (id: string) => string;
  isDisabled: boolean;
  onRemove: (id: string) => void;
  onClear: () => void;
  onSelectAll: () => void;
  /** Called when the last chip is removed, to move focus. */
  onEmpty: () => void;
  labels: MultipleDevicePickerLabels;
  /** Number of devices that match the search. */
  matches: number;
}

/** The number of selected devices, and the first few of them as removable chips. */
function SelectedDevices(props: SelectedDevicesProps) {
  const { ids, nameOf, isDisabled, labels } = props;
  const { locale } = useLocale();
  const shown = ids.slice(0, MAX_CHIPS);
  const keys = rowKeys(shown);
  const more = ids.length - shown.length;
  return (
    <>
      <div className="waypost-DevicePicker-bar">
        <output className="waypost-DevicePicker-count waypost-numbers">
          {labels.selected(ids.length)}
        </output>
        {labels.selectAll !== undefined && (
          <Button size="small" variant="quiet" isDisabled={isDisabled} onPress={props.onSelectAll}>
            {labels.selectAll(props.matches)}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          isDisabled={isDisabled || ids.length === 0}
          onPress={() => {
            props.onClear();
            props.onEmpty();
          }}
        >
          {labels.clear}
        </Button>
      </div>
      {ids.length > 0 && (
        <ul className="waypost-DevicePicker-chips waypost-numbers">
          {shown.map((id, index) => (
            <li key={keys[index]} className="waypost-DevicePicker-chip">
              <Imei>{nameOf(id)}</Imei>
              <IconButton
                className="waypost-DevicePicker-remove"
                aria-label={labels.remove(nameOf(id))}
                isDisabled={isDisabled}
                onPress={(event) => {
                  if (!focusNeighbour(event)) props.onEmpty();
                  props.onRemove(id);
                }}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
          {more > 0 && (
            <li className="waypost-DevicePicker-more">
              {`+${new Intl.NumberFormat(locale).format(more)}`}
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** A removed chip loses focus, so focus moves to the next chip or the previous one. */
function focusNeighbour({ target }: PressEvent): boolean {
  const chip = target.closest("li");
  const neighbours = [chip?.nextElementSibling, chip?.previousElementSibling];
  const button = neighbours.map((item) => item?.querySelector("button")).find(Boolean);
  button?.focus();
  return Boolean(button);
}
