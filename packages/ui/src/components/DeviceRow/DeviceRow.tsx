import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { classes, type Styled } from "../../classes.ts";
import { CloseIcon } from "../../icons/Icon.tsx";
import { DeviceDrawing, type DeviceKind } from "../DeviceDrawing/DeviceDrawing.tsx";

export { DeviceTag, type DeviceTagProps } from "./DeviceTag.tsx";
export { ImeiDrawing, type ImeiDrawingProps } from "./ImeiDrawing.tsx";
export { ImeiField, type ImeiFieldProps } from "./ImeiField.tsx";
export { ScanButton, type ScanButtonProps } from "./ScanButton.tsx";

export interface DeviceRowProps extends Styled {
  /** Position in the list, starting at 1. */
  number: number;
  /** The name of the group: "Device 1". */
  label: string;
  /** The kind of the drawing next to the label; null draws an outline. */
  device?: DeviceKind;
  /** Omit it for the only row. */
  onRemove?: (() => void) | undefined;
  /** The IMEI field first, then name and plan as they become available. */
  children: ReactNode;
  labels: {
    /** "Remove device 1" */
    remove: string;
  };
}

/** A numbered card for one device, with its IMEI, name and plan. */
export function DeviceRow({
  number,
  label,
  device,
  onRemove,
  children,
  labels,
  className,
}: DeviceRowProps) {
  return (
    <fieldset className={classes("waypost-DeviceRow", { className })}>
      <legend className="waypost-hidden">{label}</legend>
      <div className="waypost-DeviceRow-header">
        <span className="waypost-DeviceRow-identity" aria-hidden="true">
          {device !== undefined && (
            <DeviceDrawing kind={device} state={device === null ? "unknown" : "known"} />
          )}
          <span className="waypost-DeviceRow-number waypost-numbers">{number}</span>
        </span>
        <span className="waypost-DeviceRow-label" aria-hidden="true">
          {label}
        </span>
        {onRemove !== undefined && (
          <Button
            className="waypost-DeviceRow-remove"
            aria-label={labels.remove}
            onPress={onRemove}
          >
            <CloseIcon />
          </Button>
        )}
      </div>
      <div className="waypost-DeviceRow-fields">{children}</div>
    </fieldset>
  );
}
