import { type ReactNode, createContext, useContext, useId } from "react";
import { classes, type Styled } from "../../classes.ts";
import { InElement } from "../../text/InElement.tsx";
import { AlertSwitch } from "../AlertSwitch/AlertSwitch.tsx";
import { LockIcon } from "../../icons/Icon.tsx";

/** The columns: all channels of an alert, and each of them. */
const ALERT_COLUMNS = ["all", "push", "email", "sms"] as const;
/** A channel of alerts. */
export type AlertColumn = (typeof ALERT_COLUMNS)[number];

/** The names of the columns, for screen readers and on chips. */
export type ColumnLabels = Readonly<Record<AlertColumn, string>>;

/** The words on the chips, which replace the columns where there is no room for four. */
const ColumnLabelsContext = createContext<ColumnLabels>({
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
