import type { ReactNode } from "react";
import { classes } from "../../classes.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { DeviceTag, type DeviceTagProps } from "./DeviceTag.tsx";

export interface ImeiFieldProps extends Omit<
  TextFieldProps,
  "inputMode" | "hasNumbers" | "trailing" | "note" | "spellCheck" | "autoComplete"
> {
  isChecking?: boolean;
  /** Model and category, once the IMEI is valid. */
  device?: DeviceTagProps | undefined;
  /** Next to the label: a tooltip that shows where to find the IMEI. */
  help?: ReactNode;
  /** Announced during and after the check: "Checking the IMEI…". */
  status?: string | undefined;
}

/** A field for a device's IMEI. Shows that the IMEI is being checked, then the kind of device. */
export function ImeiField({
  isChecking,
  device,
  help,
  status,
  className,
  ...props
}: ImeiFieldProps) {
  return (
    <div className={classes("waypost-ImeiField", { className })}>
      {help !== undefined && <div className="waypost-ImeiField-help">{help}</div>}
      <TextField
        {...props}
        inputMode="numeric"
        hasNumbers
        spellCheck="false"
        autoComplete="off"
        trailing={isChecking === true && <Spinner />}
        note={device !== undefined && <DeviceTag {...device} />}
      />
      <output className="waypost-hidden">{status}</output>
    </div>
  );
}
