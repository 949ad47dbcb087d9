import type { ReactNode } from "react";
import type { Styled } from "../../classes.ts";
import type { PickableDevice } from "./options.ts";

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
