export interface MoneyLineProps {
  /** What is charged now: "$59.85 today". */
  now: string;
  /** What is charged after that: "$59.85 every 3 months". */
  then?: string | undefined;
  /** And from some later day on: "$49.99 from Feb 21, 2028". */
  later?: string | undefined;
  /** Before the amounts: "Billed". */
  label?: string | undefined;
}

/** When which amount is charged, in one line that breaks only between its parts. */
export function MoneyLine({ now, then, later, label }: MoneyLineProps) {
  const parts = [now, then, later].filter((part) => part !== undefined && part !== "");
  return (
    <p className="wp-MoneyLine wp-numbers">
      {label !== undefined && <span className="wp-MoneyLine-label">{label} </span>}
      {parts.map((part, index) => (
        <span key={part} className="wp-MoneyLine-part">
          {part}
          {index < parts.length - 1 && " · "}
        </span>
      ))}
    </p>
  );
}
