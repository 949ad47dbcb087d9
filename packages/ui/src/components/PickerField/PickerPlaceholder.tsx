import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";

export interface PickerPlaceholderProps extends Styled {
  /** When the field appears: "Enter the IMEI to see the plans." */
  children: ReactNode;
}

/**
 * Keeps the room of a `PickerField` with a suggestion that appears later, so that nothing moves
 * when it does.
 */
export function PickerPlaceholder({ children, className }: PickerPlaceholderProps) {
  return (
    <div className={classes("waypost-Field waypost-PickerPlaceholder", { className })}>
      <p className="waypost-PickerPlaceholder-text">{children}</p>
      {/* The parts of the field, for their height. */}
      <span className="waypost-Field-label">{"\u00a0"}</span>
      <span className="waypost-PickerField-suggestion" />
      <span className="waypost-Field-box" />
      <span className="waypost-Field-message" />
    </div>
  );
}
