import type { MouseEvent, ReactNode } from "react";
import {
  Switch as AriaSwitch,
  type SwitchProps as AriaSwitchProps,
} from "react-aria-components/Switch";
import { classes, type Styled } from "../../classes.ts";
import { InElement } from "../../text/InElement.tsx";

export interface SwitchProps
  extends Omit<AriaSwitchProps, "children" | "className" | "style">, Styled {
  children: ReactNode;
  /** Shown below the label, as a part of the same click target. */
  detail?: ReactNode;
}

/** A setting that is switched on or off immediately. */
export function Switch({ children, detail, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} onClickCapture={clickInput} className={classes("waypost-Switch", props)}>
      <span className="waypost-Switch-words">
        <InElement>{children}</InElement>
        {detail !== undefined && <span className="waypost-Switch-detail">{detail}</span>}
      </span>
      <span className="waypost-Switch-track" aria-hidden="true">
        <span className="waypost-Switch-thumb" />
      </span>
    </AriaSwitch>
  );
}

/**
 * React Aria ignores a click of the label without a pointer, as assistive technology sends it, so
 * the input is clicked instead.
 */
function clickInput(event: MouseEvent<HTMLLabelElement>): void {
  if (event.detail > 0 || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.querySelector("input")?.click();
}
