import { type ReactNode, useId, useState } from "react";
import { ChevronIcon } from "../../icons/Icon.tsx";
import { rowKeys } from "../../lists/keys.ts";
import { useGrowingList } from "../../lists/useGrowingList.ts";
import { shorten } from "../../text/shorten.ts";

export interface SummaryLine {
  id: string;
  /** The device's name, or its number while it has none. */
  title: string;
  /** The plan, or what is still missing. */
  detail: string;
  /** Price per month; left out while unknown. */
  price?: string | undefined;
  /** Amount added to the total; left out while unknown. */
  amount?: string | undefined;
}

export interface SummaryPanelProps {
  title: string;
  lines: readonly SummaryLine[];
  /** The total billed today; leave the amount out while it is unknown. */
  total: { label: string; amount?: string | undefined };
  /** Below the total: "Then every three months." */
  note?: ReactNode;
  /** Shown while there are no lines. */
  empty?: ReactNode;
  labels: {
    /** Shown in place of an unknown amount: "not known yet". */
    unknown: string;
  };
}

/** A running summary of the order: next to the form, or a bar that expands on phones. */
export function SummaryPanel({ title, lines, total, note, empty, labels }: SummaryPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const isEmpty = lines.length === 0;
  const amount = shorten(total.amount ?? labels.unknown);
  const { shown, refOf } = useGrowingList(lines);
  const keys = rowKeys(shown.map(({ id }) => id));
  return (
    <section
      className="wp-SummaryPanel"
      aria-label={title}
      data-open={isOpen || undefined}
      data-empty={isEmpty || undefined}
    >
      <button
        type="button"
        className="wp-SummaryPanel-bar"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{title}</span>
        <span className="wp-SummaryPanel-barAmount wp-numbers">{amount}</span>
        <ChevronIcon />
      </button>
      <div id={contentId} className="wp-SummaryPanel-content">
        <h2 className="wp-SummaryPanel-title">{title}</h2>
        {isEmpty ? (
          <p className="wp-SummaryPanel-empty">{shorten(empty)}</p>
        ) : (
          <>
            <ul className="wp-SummaryPanel-lines">
              {shown.map((line, index) => (
                <li key={keys[index]} ref={refOf(index)}>
                  <span className="wp-SummaryPanel-name">{shorten(line.title)}</span>
                  <span className="wp-SummaryPanel-detail">{shorten(line.detail)}</span>
                  <span className="wp-SummaryPanel-price wp-numbers">{shorten(line.price)}</span>
                  <span className="wp-SummaryPanel-amount wp-numbers">{shorten(line.amount)}</span>
                </li>
              ))}
            </ul>
            <p className="wp-SummaryPanel-total">
              <span>{shorten(total.label)}</span>{" "}
              <strong className="wp-numbers" data-unknown={total.amount === undefined || undefined}>
                {amount}
              </strong>
            </p>
          </>
        )}
        {note !== undefined && <div className="wp-SummaryPanel-note">{shorten(note)}</div>}
      </div>
    </section>
  );
}
