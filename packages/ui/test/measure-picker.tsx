import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "../src/styles.css";
import { DevicePicker } from "../src/components/DevicePicker/DevicePicker.tsx";
import type { PickableDevice } from "../src/components/DevicePicker/options.ts";

/** The milliseconds of a run of the picker, and the maximum number of options in the document. */
export interface PickerRun {
  open: number;
  filter: number;
  options: number;
}

declare global {
  interface Window {
    measurePicker: (devices: number) => PickerRun;
  }
}

const FIRST_IMEI = 353_816_050_000_000;

function fleet(length: number): PickableDevice[] {
  return Array.from({ length }, (_, place) => {
    const imei = String(FIRST_IMEI + place);
    return { id: imei, kind: place % 2 === 0 ? "gps" : "obd", imei };
  });
}

function Picker({ devices }: { devices: readonly PickableDevice[] }) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <DevicePicker
      label="Device"
      selectionMode="single"
      devices={devices}
      value={value}
      onChange={setValue}
      groupLabels={{ gps: "GPS", obd: "OBD" }}
      labels={{
        search: "Search",
        noMatch: "None",
        more: (total, shown) => `Showing ${shown} of ${total}`,
      }}
    />
  );
}

const options = () => document.querySelectorAll("[role=option]").length;

/** Returns the duration of a change, including React's render and the browser's layout. */
function timed(change: () => void): number {
  const start = performance.now();
  flushSync(change);
  void document.body.offsetHeight;
  return performance.now() - start;
}

/** Types like a customer: React listens to the event, not to the value. */
function type(text: string): void {
  const input = document.querySelector("input");
  if (input === null) throw new Error("The picker has no search field");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

window.measurePicker = (length) => {
  const devices = fleet(length);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const open = timed(() => root.render(<Picker devices={devices} />));
  const most = options();
  if (most === 0) throw new Error("The picker did not open");
  const filter = timed(() => type(String(FIRST_IMEI + length - 1)));
  if (options() !== 1) throw new Error(`The filter left ${options()} options`);
  flushSync(() => root.unmount());
  place.remove();
  return { open, filter, options: most };
};
