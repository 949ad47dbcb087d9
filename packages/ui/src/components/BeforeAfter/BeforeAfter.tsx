import { type ReactNode, useId } from "react";
import { MinusIcon } from "../../icons/Icon.tsx";

/** Something that will be different. */
export interface Change {
  /** "Plan" */
  label: string;
  /** Left out where there is nothing of it now. */
  before?: ReactNode;
  /** Left out where there will be nothing of it. */
  after?: ReactNode;
  /** What is lost, in words that say so: "No SOS button". Shown with a minus. */
  lost?: string | undefined;
}

export interface BeforeAfterProps {
  labels: {
    /** "Now" */
    before: string;
    /** "After" */
    after: string;
  };
  /** Only what changes. */
  rows: readonly Change[];
  /** Beneath both columns: a `MoneyLine`. */
  money?: ReactNode;
}

/** What a change will change: two columns, one above the other where there is no room for that. */
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
            // Keeps the rows of both columns side by side.
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
