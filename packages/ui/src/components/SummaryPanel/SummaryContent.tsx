import type { ReactNode } from "react";
import { rowKeys } from "../../lists/keys.ts";
import { useGrowingList } from "../../lists/useGrowingList.ts";
import { Announcement } from "../../text/Announcement.tsx";
import { Imei } from "../Imei/Imei.tsx";

/** A device in the summary. */
export interface SummaryLine {
  id: string;
  /** The device's name, its number or its IMEI. An IMEI is shown in groups. */
  title: string;
  /** The plan, or what is still missing. */
  detail: string;
  /** The price per month; omitted while unknown. */
  price?: string | undefined;
  /** The amount added to the total; omitted while unknown. */
  amount?: string | undefined;
}

export interface SummaryContentProps {
  lines: readonly SummaryLine[];
  /** The total billed today. Omit the amount while it is unknown. */
  total: { label: string; amount?: string | undefined };
  /** Shown below the total: "Then every three months." */
  note?: ReactNode;
  /** Shown while there are no lines. */
  empty?: ReactNode;
  /** Default: in English. */
  labels?:
    | {
        /** Replaces an unknown amount: "not known yet". */
        unknown?: string;
      }
    | undefined;
}

/** Announces a total that has changed. Outside the content, which may be hidden. */
export const TotalAnnouncement = ({ label, amount }: SummaryContentProps["total"]) =>
  amount !== undefined && <Announcement text={`${label} ${amount}`} />;

/** The lines and the total of an order, without a panel. */
export function SummaryContent({ lines, total, note, empty, labels }: SummaryContentProps) {
  const { shown, refOf } = useGrowingList(lines);
  const keys = rowKeys(shown.map(({ id }) => id));
  return (
    <>
      {lines.length === 0 ? (
        <p className="waypost-SummaryPanel-empty">{empty}</p>
      ) : (
        <>
          <ul className="waypost-SummaryPanel-lines">
            {shown.map((line, index) => (
              <li key={keys[index]} ref={refOf(index)}>
                <Imei className="waypost-SummaryPanel-name">{line.title}</Imei>
                <span className="waypost-SummaryPanel-detail">{line.detail}</span>
                <span className="waypost-SummaryPanel-price waypost-numbers">{line.price}</span>
                <span className="waypost-SummaryPanel-amount waypost-numbers">{line.amount}</span>
              </li>
            ))}
          </ul>
          <p className="waypost-SummaryPanel-total">
            <span>{`${total.label} `}</span>
            <strong
              className="waypost-numbers"
              data-unknown={total.amount === undefined || undefined}
            >
              {total.amount ?? labels?.unknown ?? "not known yet"}
            </strong>
          </p>
        </>
      )}
      {note !== undefined && <div className="waypost-SummaryPanel-note">{note}</div>}
    </>
  );
}
