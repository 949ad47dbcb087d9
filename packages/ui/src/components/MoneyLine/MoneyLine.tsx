import { classes, type Styled } from "../../classes.ts";
import { rowKeys } from "../../lists/keys.ts";
import { InElement } from "../../text/InElement.tsx";

export interface MoneyLineProps extends Styled {
  /** The amount charged now: "$59.85 today". */
  now: string;
  /** The amount charged after that: "$59.85 every 3 months". */
  then?: string | undefined;
  /** The amount charged from a later date on: "$49.99 from Feb 21, 2028". */
  later?: string | undefined;
  /** Shown before the amounts: "Billed". */
  label?: string | undefined;
}

/** A line of amounts with the times of their charges, which wraps only between amounts. */
export function MoneyLine({ now, then, later, label, className }: MoneyLineProps) {
  const parts = [now, then ?? "", later ?? ""].filter((part) => part !== "");
  const keys = rowKeys(parts);
  return (
    <p className={classes("waypost-MoneyLine waypost-numbers", { className })}>
      <span className="waypost-MoneyLine-parts">
        {parts.map((part, index) => (
          <span key={keys[index]} className="waypost-MoneyLine-part">
            {index > 0 && <span className="waypost-MoneyLine-separator"> · </span>}
            {index === 0 && label !== undefined && (
              <span className="waypost-MoneyLine-label">{`${label} `}</span>
            )}
            <InElement>{part}</InElement>
          </span>
        ))}
      </span>
    </p>
  );
}
