import { type ReactNode, useId } from "react";
import { MinusIcon } from "../../icons/Icon.tsx";

/** One value that changes. */
export interface Change {
  /** "Plan" */
  label: string;
  /** The current value; left out when there is none. */
  before?: ReactNode;
  /** The new value; left out when there is none. */
  after?: ReactNode;
  /**
   * A feature that is lost, as a text: "No SOS button". Shown with a minus, in the warning colour.
   */
  lost?: string | undefined;
}

export interface BeforeAfterProps {
  labels: {
    /** "Now" */
    before: string;
    /** "After" */
    after: string;
  };
  /** Only the values that change. */
  rows: readonly Change[];
  /** Below both columns, usually a `MoneyLine`. */
  money?: ReactNode;
}

/** Compares the values before and after a change: two columns, stacked below a width of 480 px. */
export function BeforeAfter({ labels, rows, money }: BeforeAfterProps) {
  return (
    <div className="wp-BeforeAfter">
      <div className="wp-BeforeAfter-columns">
        <Column
          title={labels.before}
          cells={rows.map(({ label, before }) => ({ label, value: before }))}
        />
        <Column
          isAfter
          title={labels.after}
          cells={rows.map(({ label, after, lost }) => ({ label, value: after, lost }))}
        />
      </div>
      {!isEmpty(money) && <div className="wp-BeforeAfter-money">{money}</div>}
    </div>
  );
}

interface ColumnProps {
  title: string;
  cells: readonly { label: string; value: ReactNode; lost?: string | undefined }[];
  isAfter?: boolean;
}

function Column({ title, cells, isAfter = false }: ColumnProps) {
  const titleId = useId();
  return (
    <section
      className="wp-BeforeAfter-column"
      data-after={isAfter || undefined}
      style={{ gridRow: `1 / span ${cells.length + 1}` }}
      aria-labelledby={titleId}
    >
      <div id={titleId} className="wp-BeforeAfter-title">
        {title}
      </div>
      <dl>
        {cells.map(({ label, value, lost }) =>
          isEmpty(value) && lost === undefined ? (
            // An empty cell keeps the rows of both columns aligned.
            <div key={label} className="wp-BeforeAfter-nothing" />
          ) : (
            <div key={label}>
              <dt>{label}</dt>
              {!isEmpty(value) && <dd className="wp-numbers">{value}</dd>}
              {lost !== undefined && (
                <dd className="wp-BeforeAfter-lost">
                  <MinusIcon />
                  {lost}
                </dd>
              )}
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

const isEmpty = (value: ReactNode) => value === undefined || value === null || value === "";
