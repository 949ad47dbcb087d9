import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";

export interface PickerPlaceholderProps extends Styled {
  /** The condition for the field: "Enter the IMEI to see the plans." */
  children: ReactNode;
}

/** A line in place of a `PickerField` with a suggestion that appears later, so that nothing moves. */
export function PickerPlaceholder({ children, className }: PickerPlaceholderProps) {
  return <p className={classes("waypost-PickerPlaceholder", { className })}>{children}</p>;
}
