import { createContext, type ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { InElement } from "../../text/InElement.tsx";

/** The columns: all channels of an alert, and each of them. */
export const ALERT_COLUMNS = ["all", "push", "email", "sms"] as const;
/** A channel of alerts. */
export type AlertColumn = (typeof ALERT_COLUMNS)[number];

/** The headings of the columns. */
export type ColumnLabels = Readonly<Record<AlertColumn, string>>;

/** The words on the chips, which replace the columns where there is no room for a table. */
export const ColumnLabelsContext = createContext<ColumnLabels>({
  all: "",
  push: "",
  email: "",
  sms: "",
});

export interface AlertTableProps extends Styled {
  /** Label of the table: "Alerts". */
  label: string;
  /** Heads the column of the alerts' names. */
  alertLabel: string;
  /** Head the columns: "All", "Push", "Email", "SMS". Keep the object, so that no row renders. */
  columns: ColumnLabels;
  /** The switches of whole columns: an `AlertTotals`. It stays in view with the heads. */
  totals: ReactNode;
  /** One `AlertRow` for each alert. */
  children: ReactNode;
}

/**
 * Which alerts are sent how: a row for each alert, a column for each channel. In less than 37 rem
 * each row is a card with chips. Rows render by themselves, so let each read its own state.
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
