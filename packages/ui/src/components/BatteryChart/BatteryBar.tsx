const HOURS_PER_DAY = 24;
/** The maximum number of marks. More would merge into an area. */
const MAX_MARKS = 31;

/** A bar from zero to the shortest life, continued in a paler colour to the longest life. */
export function BatteryBar(props: { hours: readonly [number, number]; longest: number }) {
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
