import { type ReactNode, type Ref, useId } from "react";
import { classes, type Styled } from "../../classes.ts";
import { MinusIcon } from "../../icons/TaskIcons.tsx";
import { rowKeys } from "../../lists/keys.ts";
import { useGrowingList } from "../../lists/useGrowingList.ts";
import { InElement } from "../../text/InElement.tsx";

/** One value that changes. */
export interface Change {
  /** "Plan" */
  label: string;
  /** The current value; omitted if there is none. */
  before?: ReactNode;
  /** The new value; omitted if there is none. */
  after?: ReactNode;
  /**
   * A feature that is lost, as a text: "No SOS button". Shown with a minus in the warning colour.
   */
  lost?: string | undefined;
}

export interface BeforeAfterProps extends Styled {
  /** Default: in English. */
  labels?:
    | {
        /** "Now" */
        before?: string;
        /** "After" */
        after?: string;
      }
    | undefined;
  /** Only the values that change. */
  rows: readonly Change[];
  /** Shown below both columns, usually a `MoneyLine`. */
  money?: ReactNode;
}

/** Compares the values before and after a change: two columns, stacked below a width of 480 px. */
export function BeforeAfter({ labels, rows, money, className }: BeforeAfterProps) {
  const { shown, refOf } = useGrowingList(rows);
  return (
    <div className={classes("waypost-BeforeAfter", { className })}>
      <div className="waypost-BeforeAfter-columns">
        <Column
          title={labels?.before ?? "Now"}
          cells={shown.map(({ label, before }) => ({ label, value: before }))}
          refOf={refOf}
        />
        <Column
          isAfter
          title={labels?.after ?? "After"}
          cells={shown.map(({ label, after, lost }) => ({ label, value: after, lost }))}
        />
      </div>
      {!isEmpty(money) && <div className="waypost-BeforeAfter-money">{money}</div>}
    </div>
  );
}

interface ColumnProps {
  title: string;
  cells: readonly { label: string; value: ReactNode; lost?: string | undefined }[];
  isAfter?: boolean;
  refOf?: (index: number) => Ref<HTMLDivElement> | undefined;
}

function Column({ title, cells, isAfter = false, refOf }: ColumnProps) {
  const titleId = useId();
  const keys = rowKeys(cells.map(({ label }) => label));
  return (
    <section
      className="waypost-BeforeAfter-column"
      data-after={isAfter || undefined}
      style={{ gridRow: `1 / span ${cells.length + 1}` }}
      aria-labelledby={titleId}
    >
      <div id={titleId} className="waypost-BeforeAfter-title">
        {title}
      </div>
      <dl>
        {cells.map(({ label, value, lost }, index) =>
          isEmpty(value) && lost === undefined ? (
            // An empty cell keeps the rows of both columns aligned.
            <div key={keys[index]} ref={refOf?.(index)} className="waypost-BeforeAfter-nothing" />
          ) : (
            <div key={keys[index]} ref={refOf?.(index)}>
              <dt>{label}</dt>
              {!isEmpty(value) && <dd className="waypost-numbers">{value}</dd>}
              {lost !== undefined && (
                <dd className="waypost-BeforeAfter-lost">
                  <MinusIcon />
                  <InElement>{lost}</InElement>
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
