import type { ReactNode } from "react";
import { classes } from "../../classes.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { DeviceTag, type DeviceTagProps } from "./DeviceTag.tsx";
import { useGroupedText } from "./useGroupedText.ts";

export interface ImeiFieldProps extends Omit<
  TextFieldProps,
  "inputMode" | "hasNumbers" | "trailing" | "note" | "spellCheck" | "autoComplete"
> {
  isChecking?: boolean;
  /** Model and category, once the IMEI is valid. */
  device?: DeviceTagProps | undefined;
  /** Next to the label: a tooltip that shows where to find the IMEI. */
  help?: ReactNode;
  /**
   * Puts spaces between the digits, "35 000000 000000 6", once the field is left and until the next
   * edit. `onChange` and the clipboard get the text without them.
   */
  group?: (imei: string) => string;
  /** At the end of the label's line: a `ScanButton`. */
  action?: ReactNode;
  /** With another key the input is made anew, and shows its default value. */
  inputKey?: string | number;
  /** Announced during and after the check: "Checking the IMEI…". */
  status?: string | undefined;
}

/** A field for a device's IMEI. Shows that the IMEI is being checked, then the kind of device. */
export function ImeiField({
  isChecking,
  device,
  help,
  action,
  inputKey,
  status,
  group = asTyped,
  className,
  ...props
}: ImeiFieldProps) {
  return (
    <div className={classes("waypost-ImeiField", { className })}>
      {help !== undefined && <div className="waypost-ImeiField-help">{help}</div>}
      {Boolean(action) && <div className="waypost-ImeiField-action">{action}</div>}
      <GroupedInput
        key={inputKey}
        {...props}
        group={group}
        trailing={isChecking === true && <Spinner />}
        note={device !== undefined && <DeviceTag {...device} />}
      />
      <output className="waypost-hidden">{status}</output>
    </div>
  );
}

// A component of its own, so that all of its state is new with another key.
function GroupedInput(props: TextFieldProps & { group: (imei: string) => string }) {
  const { group, ...field } = props;
  return (
    <TextField
      {...field}
      {...useGroupedText(field, group)}
      inputMode="numeric"
      hasNumbers
      spellCheck="false"
      autoComplete="off"
    />
  );
}

const asTyped = (imei: string) => imei;
