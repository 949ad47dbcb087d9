import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { InElement } from "../../text/InElement.tsx";
import {
  ALERT_COLUMNS,
  type ColumnLabels,
  ColumnLabelsContext,
  type AlertColumn,
} from "./AlertRow.tsx";
import { AlertSwitch } from "../AlertSwitch/AlertSwitch.tsx";

export {
  AlertRow,
  type AlertRowProps,
  type AlertCell,
  type AlertColumn,
  type ColumnLabels,
} from "./AlertRow.tsx";

export interface AlertTableProps extends Styled {
  /** Label of the table: "Alerts". */
  label: string;
  /** The heading of the column with the alerts' names, for screen readers. */
  alertLabel: string;
  /**
   * The headings of the columns: "All", "Push", "Email", "SMS". Memoize the object, so that no row
   * re-renders.
   */
  columns: ColumnLabels;
  /**
   * The switches of whole columns: an `AlertTotals`. It is the head of the table and stays in
   * view.
   */
  totals: ReactNode;
  /** One `AlertRow` for each alert. */
  children: ReactNode;
}

/**
 * The alerts and their channels: a row for each alert, a column for each channel. Below 32 rem,
 * the name is above the switches of its row. Below 12.5 rem, the switches are chips. Rows render
 * separately, so let each row read its own state.
 */
export function AlertTable({
  label,
  alertLabel,
  columns,
  totals,
  children,
  className,
}: AlertTableProps) {
  return (
    <ColumnLabelsContext.Provider value={columns}>
      <div className={classes("waypost-AlertTable", { className })}>
        <table className="waypost-AlertTable-table" aria-label={label}>
          <thead className="waypost-AlertTable-head">
            <tr className="waypost-AlertTable-heads">
              <th scope="col">{alertLabel}</th>
              {ALERT_COLUMNS.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {columns[column]}
                </th>
              ))}
            </tr>
            <InElement>{totals}</InElement>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </ColumnLabelsContext.Provider>
  );
}

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
