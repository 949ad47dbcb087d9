import { type ReactNode, useState } from "react";
import { classes } from "../../classes.ts";
import { Imei } from "../Imei/Imei.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { DeviceTag, type DeviceTagProps } from "./DeviceTag.tsx";
import { InElement } from "../../text/InElement.tsx";

export interface ImeiFieldProps extends Omit<
  TextFieldProps,
  "inputMode" | "hasNumbers" | "trailing" | "note" | "spellCheck" | "autoComplete"
> {
  isChecking?: boolean;
  /** Model and category, once the IMEI is valid. */
  device?: DeviceTagProps | undefined;
  /** Next to the label: a tooltip that shows where to find the IMEI. */
  help?: ReactNode;
  /** At the end of the label's line: a `ScanButton`. */
  action?: ReactNode;
  /** With another key the input is made anew, and shows its default value. */
  inputKey?: string | number;
  /** Announced during and after the check: "Checking the IMEI…", or why it was refused. */
  status?: string | undefined;
}

/**
 * A field for a device's IMEI. Shows that the IMEI is being checked, then the kind of device. While
 * the field does not have the focus, a complete IMEI is shown in groups.
 */
export function ImeiField({
  isChecking,
  device,
  help,
  action,
  inputKey,
  status,
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
        trailing={isChecking === true && <Spinner />}
        note={device !== undefined && <DeviceTag {...device} />}
      />
      <output className="waypost-hidden">{status}</output>
    </div>
  );
}

// A component of its own, so that all of its state is new with another key.
function GroupedInput({ onChange, trailing, ...props }: TextFieldProps) {
  const [typed, setTyped] = useState(props.defaultValue ?? "");
  const text = props.value ?? typed;
  const isComplete = COMPLETE.test(text);
  return (
    <TextField
      {...props}
      onChange={(next) => {
        setTyped(next);
        onChange?.(next);
      }}
      className={isComplete ? "waypost-ImeiField-complete" : undefined}
      trailing={
        <>
          {isComplete && (
            // What is drawn over the input's own text; neither read aloud nor found in the page.
            <span inert className="waypost-ImeiField-groups">
              <Imei>{text}</Imei>
            </span>
          )}
          <InElement>{trailing}</InElement>
        </>
      }
      inputMode="numeric"
      hasNumbers
      spellCheck="false"
      autoComplete="off"
    />
  );
}

const COMPLETE = /^\d{15}$/;
