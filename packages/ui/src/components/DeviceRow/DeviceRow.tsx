import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { CloseIcon } from "../../icons/Icon.tsx";

export interface DeviceRowProps {
  /** Its place in the list, from 1. */
  number: number;
  /** Names the group: "Device 1". */
  label: string;
  /** Left out while it is the only one. */
  onRemove?: (() => void) | undefined;
  /** IMEI first; name and plan as they become possible. */
  children: ReactNode;
  labels: {
    /** "Remove device 1" */
    remove: string;
  };
}

/** One device: a numbered card that grows from IMEI to name to plan. */
export function DeviceRow({ number, label, onRemove, children, labels }: DeviceRowProps) {
  return (
    <fieldset className="wp-DeviceRow">
      <legend className="wp-hidden">{label}</legend>
      <div className="wp-DeviceRow-header">
        <span className="wp-DeviceRow-number wp-numbers" aria-hidden="true">
          {number}
        </span>
        <span className="wp-DeviceRow-label" aria-hidden="true">
          {label}
        </span>
        {onRemove !== undefined && (
          <Button className="wp-DeviceRow-remove" aria-label={labels.remove} onPress={onRemove}>
            <CloseIcon />
          </Button>
        )}
      </div>
      <div className="wp-DeviceRow-fields">{children}</div>
    </fieldset>
  );
}
