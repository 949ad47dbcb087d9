import { createContext, type ReactNode, useContext, useId } from "react";
import { classes, type Styled } from "../../classes.ts";
import { LockIcon } from "../../icons/Icon.tsx";
import { AlertSwitch } from "../AlertSwitch/AlertSwitch.tsx";

/** The columns: all channels of an alert, and each of them. */
export const ALERT_COLUMNS = ["all", "push", "email", "sms"] as const;
/** A channel of alerts. */
export type AlertColumn = (typeof ALERT_COLUMNS)[number];

/** The names of the columns, for screen readers and on chips. */
export type ColumnLabels = Readonly<Record<AlertColumn, string>>;

/** The words on the chips, which replace the columns where there is no room for four. */
export const ColumnLabelsContext = createContext<ColumnLabels>({
  all: "",
  push: "",
  email: "",
  sms: "",
});

/** The switch of one channel. */
export interface AlertCell {
  /** Contains the type and the channel: "Speed Alert: Push". */
  name: string;
  isOn: boolean;
  isLocked?: boolean;
}

export interface AlertRowProps extends Styled {
  /** The name of the alert. */
  label: string;
  /** One switch for each column; `null` leaves a cell empty. */
  cells: Readonly<Record<AlertColumn, AlertCell | null>>;
  /** Describes the first switch if some, but not all, of the channels are on: "some". */
  someText?: string | undefined;
  /** Shown below the name: why switches of the row are locked, and the link that unlocks them. */
  lock?: ReactNode;
  /** True if all switches of the row are locked. */
  isLocked?: boolean;
  /** Shown after the name of a changed alert: "changed". */
  editedText?: string | undefined;
  /** True for a part of the alert above. */
  isPart?: boolean;
  onSwitch: (column: AlertColumn, on: boolean) => void;
}

/** An alert, with a switch for each channel. */
export function AlertRow(props: AlertRowProps) {
  const { label, cells, someText, lock, onSwitch } = props;
  const { isLocked = false, isPart = false, editedText } = props;
  const words = useContext(ColumnLabelsContext);
  const lockId = useId();
  return (
    <tr
      className={classes("waypost-AlertRow", props)}
      data-part={isPart || undefined}
      data-edited={editedText !== undefined || undefined}
    >
      <th scope="row" className="waypost-AlertRow-name">
        <span className="waypost-AlertRow-label">
          {isLocked && <LockIcon />}
          <span>{label}</span>
          {editedText !== undefined && <span className="waypost-hidden">{`, ${editedText}`}</span>}
        </span>
        {lock !== undefined && (
          <span id={lockId} className="waypost-AlertRow-lock">
            {lock}
          </span>
        )}
      </th>
      {ALERT_COLUMNS.map((column) => {
        const cell = cells[column];
        return (
          <td key={column} data-column={column}>
            {cell !== null && (
              <AlertSwitch
                name={cell.name}
                word={words[column]}
                isOn={cell.isOn}
                someText={column === "all" ? someText : undefined}
                isLocked={cell.isLocked ?? false}
                lockId={lock === undefined ? undefined : lockId}
                onSwitch={(on) => onSwitch(column, on)}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}
