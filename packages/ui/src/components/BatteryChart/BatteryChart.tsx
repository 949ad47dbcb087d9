import { classes, type Styled } from "../../classes.ts";
import { rowKeys } from "../../lists/keys.ts";
import { useGrowingList } from "../../lists/useGrowingList.ts";
import { BatteryBar } from "./BatteryBar.tsx";

/** The battery life at one interval. */
export interface BatteryChartRow {
  /** "30 sec" */
  interval: string;
  /** The plans with this interval: "Plus and Pro". */
  plans: string;
  /** "7-8 days" */
  life: string;
  /** The shortest and the longest life in hours. */
  hours: readonly [from: number, to: number];
}

export interface BatteryChartProps extends Styled {
  /** "Battery life by reporting interval" */
  title: string;
  /** Shown below the title: "Each mark is one day." */
  note?: string | undefined;
  rows: readonly BatteryChartRow[];
  /** The headings of the columns, for screen readers. */
  /** Default: in English. */
  labels?:
    | {
        /** "Reporting" */
        interval?: string;
        /** "Battery life" */
        life?: string;
      }
    | undefined;
}

/**
 * The battery life at each reporting interval: bars on one scale with a mark for each day. It is a
 * table, so that screen readers read the values.
 */
export function BatteryChart({ title, note, rows, labels, className }: BatteryChartProps) {
  const { shown, refOf } = useGrowingList(rows);
  const keys = rowKeys(shown.map(({ interval }) => interval));
  const longest = Math.max(0, ...rows.map(({ hours: [, to] }) => to).filter(Number.isFinite));
  return (
    <table className={classes("waypost-BatteryChart", { className })}>
      <caption className="waypost-BatteryChart-caption">
        <span className="waypost-BatteryChart-title">{title}</span>
        {note !== undefined && <span className="waypost-BatteryChart-note">{note}</span>}
      </caption>
      <thead className="waypost-hidden">
        <tr>
          <th scope="col">{labels?.interval ?? "Reporting"}</th>
          <th scope="col">{labels?.life ?? "Battery life"}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ interval, plans, life, hours }, index) => (
          <tr key={keys[index]} ref={refOf(index)}>
            <th scope="row" className="waypost-BatteryChart-interval">
              <span>{`${interval} `}</span>
              <span className="waypost-BatteryChart-plans">{plans}</span>
            </th>
            <td className="waypost-BatteryChart-life waypost-numbers">
              <span>{life}</span>
              <BatteryBar {...{ hours, longest }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
