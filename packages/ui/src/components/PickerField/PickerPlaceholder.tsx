import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";

export interface PickerPlaceholderProps extends Styled {
  /** The condition for the field: "Enter the IMEI to see the plans." */
  children: ReactNode;
}

/**
 * Reserves the space of a `PickerField` with a suggestion that appears later, so that nothing
 * moves.
 */
export function PickerPlaceholder({ children, className }: PickerPlaceholderProps) {
  return (
    <div className={classes("waypost-Field waypost-PickerPlaceholder", { className })}>
      <p className="waypost-PickerPlaceholder-text">{children}</p>
      {/* Uses the parts of the field for the same height. */}
      <span className="waypost-Field-label">{"\u00a0"}</span>
      <span className="waypost-PickerField-suggestion" />
      <span className="waypost-Field-box" />
      <span className="waypost-Field-message" />
    </div>
  );
}
