import type { ReactNode } from "react";
import { Spinner } from "../Spinner/Spinner.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { DeviceTag, type DeviceTagProps } from "./DeviceTag.tsx";

export interface ImeiFieldProps extends Omit<
  TextFieldProps,
  "inputMode" | "hasNumbers" | "trailing" | "note" | "spellCheck" | "autoComplete"
> {
  isChecking?: boolean;
  /** What the vendor knows of it, once it is valid. */
  device?: DeviceTagProps | undefined;
  /** Beside the label: the tooltip that shows where the IMEI stands. */
  help?: ReactNode;
  /** Said while it is checked, and when it was: "Checking the IMEI…". */
  status?: string | undefined;
}

/** The number of a device; shows that it is being checked, then what the device is. */
export function ImeiField({ isChecking, device, help, status, ...props }: ImeiFieldProps) {
  return (
    <div className="wp-ImeiField">
      {help !== undefined && <div className="wp-ImeiField-help">{help}</div>}
      <TextField
        {...props}
        inputMode="numeric"
        hasNumbers
        spellCheck="false"
        autoComplete="off"
        trailing={isChecking === true && <Spinner />}
        note={device !== undefined && <DeviceTag {...device} />}
      />
      <output className="wp-hidden">{status}</output>
    </div>
  );
}
