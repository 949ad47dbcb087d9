import { createContext, type ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { InElement } from "../../text/InElement.tsx";

/** The columns: all channels of an alert, and each of them. */
export const ALERT_COLUMNS = ["all", "push", "email", "sms"] as const;
/** A channel of alerts. */
export type AlertColumn = (typeof ALERT_COLUMNS)[number];

/** The names of the columns, for screen readers and on chips. */
export type ColumnLabels = Readonly<Record<AlertColumn, string>>;

/** The words on the chips, which replace the columns where four have no room. */
export const ColumnLabelsContext = createContext<ColumnLabels>({
  all: "",
  push: "",
  email: "",
  sms: "",
});

export interface AlertTableProps extends Styled {
  /** Label of the table: "Alerts". */
  label: string;
  /** Heads the column of the alerts' names, for screen readers. */
  alertLabel: string;
  /** Names the columns: "All", "Push", "Email", "SMS". Keep the object, so that no row renders. */
  columns: ColumnLabels;
  /** The switches of whole columns: an `AlertTotals`. It heads the columns and stays in view. */
  totals: ReactNode;
  /** One `AlertRow` for each alert. */
  children: ReactNode;
}

/**
 * Which alerts are sent how: a row for each alert, a column for each channel. In less than 32 rem
 * the name is above the switches of its row, and in less than 12.5 rem the switches are chips. Rows
 * render by themselves, so let each read its own state.
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
