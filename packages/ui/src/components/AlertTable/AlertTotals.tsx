import { classes, type Styled } from "../../classes.ts";
import { ALERT_COLUMNS, type AlertColumn } from "./AlertRow.tsx";
import { AlertSwitch } from "../AlertSwitch/AlertSwitch.tsx";

/** The switch for all alerts of one channel. */
export interface AlertTotal {
  /** The visible name of the switch: "All Push". */
  name: string;
  isOn: boolean;
  /** Describes the switch if some, but not all, of the column's alerts are on: "some". */
  someText?: string | undefined;
}

export interface AlertTotalsProps extends Styled {
  /** The heading of the row: "Every alert". */
  label: string;
  totals: Readonly<Record<AlertColumn, AlertTotal>>;
  onSwitch: (column: AlertColumn, on: boolean) => void;
}

/** The switches of whole columns. Their names are the headings of the columns. */
export function AlertTotals({ label, totals, onSwitch, className }: AlertTotalsProps) {
  return (
    <tr className={classes("waypost-AlertTotals", { className })}>
      <th scope="row" className="waypost-AlertRow-name">
        {label}
      </th>
      {ALERT_COLUMNS.map((column) => {
        const { name, isOn, someText } = totals[column];
        return (
          <td key={column} data-column={column}>
            <span className="waypost-AlertTotals-name" aria-hidden="true">
              {name}
            </span>
            <AlertSwitch
              name={name}
              word={name}
              isOn={isOn}
              someText={someText}
              isLocked={false}
              onSwitch={(on) => onSwitch(column, on)}
            />
          </td>
        );
      })}
    </tr>
  );
}
