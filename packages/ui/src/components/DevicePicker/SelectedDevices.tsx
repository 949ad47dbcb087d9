import { Button as IconButton, type PressEvent } from "react-aria-components/Button";
import { useLocale } from "react-aria-components/I18nProvider";
import { CloseIcon } from "../../icons/Icon.tsx";
import { rowKeys } from "../../lists/keys.ts";
import { Button } from "../Button/Button.tsx";
import { Imei } from "../Imei/Imei.tsx";
import type { MultipleDevicePickerLabels } from "./props.ts";

/** The maximum number of chips. The others are only counted. */
const MAX_RENDERED = 6;

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
export function SelectedDevices(props: SelectedDevicesProps) {
  const { ids, nameOf, isDisabled, labels } = props;
  const { locale } = useLocale();
  const shown = ids.slice(0, MAX_RENDERED);
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
