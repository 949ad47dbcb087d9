import { classes, type Styled } from "../../classes.ts";
import { rowKeys } from "../../lists/keys.ts";
import { useGrowingList } from "../../lists/useGrowingList.ts";

const HOURS_PER_DAY = 24;
/** The maximum number of marks. More would merge into an area. */
const MAX_MARKS = 31;

/** A bar from zero to the shortest life, continued in a paler colour to the longest life. */
function BatteryBar(props: { hours: readonly [number, number]; longest: number }) {
  const { hours, longest } = props;
  const [from, to] = hours.map((value) => shareOf(value, longest));
  const days = Math.ceil(longest / HOURS_PER_DAY) - 1;
  const marks = days > 0 && days < MAX_MARKS ? Array.from({ length: days }, (_, at) => at + 1) : [];
  return (
    <svg className="waypost-BatteryChart-bar" aria-hidden="true" focusable="false">
      <rect className="waypost-BatteryChart-track" width="100%" height="100%" rx="4" />
      {marks.map((day) => {
        const x = percent(shareOf(day * HOURS_PER_DAY, longest));
        return <line key={day} className="waypost-BatteryChart-mark" x1={x} x2={x} y2="100%" />;
      })}
      <rect className="waypost-BatteryChart-longest" width={percent(to)} height="100%" rx="4" />
      <rect className="waypost-BatteryChart-shortest" width={percent(from)} height="100%" rx="4" />
    </svg>
  );
}

const shareOf = (hours: number, longest: number) =>
  longest > 0 && hours > 0 ? Math.min(hours / longest, 1) : 0;

const percent = (share = 0) => `${share * 100}%`;

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
