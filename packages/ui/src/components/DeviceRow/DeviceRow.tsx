import type { ReactNode } from "react";
import { Button as PlainButton } from "react-aria-components/Button";
import { classes, type Styled } from "../../classes.ts";
import { CloseIcon, Icon } from "../../icons/Icon.tsx";
import { DeviceDrawing, type DeviceKind } from "../DeviceDrawing/DeviceDrawing.tsx";
import { Button, type ButtonProps } from "../Button/Button.tsx";

export { Announcement } from "../../text/Announcement.tsx";
export { DeviceTag, type DeviceTagProps } from "./DeviceTag.tsx";
export { ImeiDrawing, type ImeiDrawingProps } from "./ImeiDrawing.tsx";
export { ImeiField, type ImeiFieldProps } from "./ImeiField.tsx";

export interface DeviceRowProps extends Styled {
  /** Position in the list, starting at 1. */
  number: number;
  /** The name of the group: "Device 1". */
  label: string;
  /** The kind of the drawing next to the label; null draws an outline. */
  device?: DeviceKind;
  /** Omit it for the only row. */
  onRemove?: (() => void) | undefined;
  /** A `DeviceTag`, which replaces the label once the device is known. */
  tag?: ReactNode;
  /** Folds the row to a line with these facts and a button that opens it again. */
  folded?: { facts: ReactNode; edit: ReactNode } | undefined;
  /** The IMEI field first, then name and plan as they become available; none in a folded row. */
  children?: ReactNode;
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
  tag,
  folded,
  onRemove,
  children,
  labels,
  className,
}: DeviceRowProps) {
  return (
    <fieldset
      className={classes("waypost-DeviceRow", { className })}
      data-folded={folded !== undefined || undefined}
    >
      <legend className="waypost-hidden">{label}</legend>
      <div className="waypost-DeviceRow-header">
        <span className="waypost-DeviceRow-identity" aria-hidden="true">
          {device !== undefined && (
            <DeviceDrawing kind={device} state={device === null ? "unknown" : "known"} />
          )}
          <span className="waypost-DeviceRow-number waypost-numbers">{number}</span>
        </span>
        <div className="waypost-DeviceRow-label">
          {folded?.facts ?? tag ?? <span aria-hidden="true">{label}</span>}
        </div>
        {folded?.edit}
        {onRemove !== undefined && (
          <PlainButton
            className="waypost-DeviceRow-remove"
            aria-label={labels.remove}
            onPress={onRemove}
          >
            <CloseIcon />
          </PlainButton>
        )}
      </div>
      {folded === undefined && <div className="waypost-DeviceRow-fields">{children}</div>}
    </fieldset>
  );
}

export type ScanButtonProps = Omit<ButtonProps, "variant" | "size" | "isWide" | "children"> & {
  /** "Scan" */
  children: string;
};

/**
 * A button next to an IMEI field that opens the camera to scan the IMEI. In narrow fields it is
 * only an icon.
 */
export function ScanButton({ children, ...props }: ScanButtonProps) {
  return (
    <Button {...props} variant="quiet" size="small">
      <Icon>
        <path d="M4 8.5V6a2 2 0 0 1 2-2h2.5m7 0H18a2 2 0 0 1 2 2v2.5m0 7V18a2 2 0 0 1-2 2h-2.5m-7 0H6a2 2 0 0 1-2-2v-2.5M8 8.5v7m2.7-7v7m2.6-7v7m2.7-7v7" />
      </Icon>
      <span className="waypost-ImeiField-scan">{children}</span>
    </Button>
  );
}
