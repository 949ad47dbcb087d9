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
  /** The model and category, once the IMEI is valid. */
  device?: DeviceTagProps | undefined;
  /** A tooltip next to the label that shows where to find the IMEI. */
  help?: ReactNode;
  /** Content at the end of the label's line, such as a `ScanButton`. */
  action?: ReactNode;
  /** Announced during and after the check: "Checking the IMEI…", or why it was rejected. */
  status?: string | undefined;
}

/**
 * A field for a device's IMEI. Shows that the IMEI is being checked, then the kind of device. A
 * complete IMEI is shown in groups while the field does not have focus.
 */
export function ImeiField({
  isChecking,
  device,
  help,
  action,
  status,
  className,
  ...props
}: ImeiFieldProps) {
  return (
    <div className={classes("waypost-ImeiField", { className })}>
      {help !== undefined && <div className="waypost-ImeiField-help">{help}</div>}
      {Boolean(action) && <div className="waypost-ImeiField-action">{action}</div>}
      <GroupedInput
        {...props}
        trailing={isChecking === true && <Spinner />}
        note={device !== undefined && <DeviceTag {...device} />}
      />
      <output className="waypost-hidden">{status}</output>
    </div>
  );
}

function GroupedInput({ onChange, onKeyDown, trailing, ...props }: TextFieldProps) {
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
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const isEnd = event.key === "Enter" && !event.nativeEvent.isComposing && text !== "";
        const next = isEnd ? nextEmptyField(event.currentTarget as HTMLInputElement) : undefined;
        // React Aria stops every other key, such as Escape in a dialog.
        if (next === undefined) return event.continuePropagation();
        event.preventDefault();
        next.focus();
      }}
      className={isComplete ? "waypost-ImeiField-complete" : undefined}
      trailing={
        <>
          {isComplete && (
            // Drawn over the input's own text. It is not read aloud and not found in the page.
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

/**
 * The first empty field after this one, in its row or a later one. Scanners end an IMEI with Enter,
 * which otherwise submits a form that is not complete.
 */
function nextEmptyField(field: HTMLInputElement): HTMLInputElement | undefined {
  const row = ".waypost-DeviceRow";
  const inputs = Array.from(field.form?.elements ?? []).filter(
    (element) => element instanceof HTMLInputElement && element.closest(row) !== null,
  ) as HTMLInputElement[];
  const later = field.closest(row) === null ? [] : inputs.slice(inputs.indexOf(field) + 1);
  return later.find((input) => input.value === "" && !input.disabled && input.type !== "hidden");
}

const COMPLETE = /^\d{15}$/;
