import type { Story } from "@ladle/react";
import { useState } from "react";
import { DevicePicker, type DevicePickerProps } from "./DevicePicker.tsx";

export default { title: "Devices / DevicePicker" };

const count = (value: number) => value.toLocaleString("en-US");

function fleet(size: number): DevicePickerProps["devices"] {
  return Array.from({ length: size }, (_, place) => {
    const imei = String(353816050000000 + place * 37);
    return {
      id: imei,
      kind: place % 3 === 2 ? "obd" : "gps",
      name: place % 5 === 4 ? "" : `Truck ${place + 1}`,
      imei,
      detail: place % 2 === 0 ? "Plus, billed quarterly" : undefined,
    };
  });
}

const [few, many, thousands] = [fleet(4), fleet(12), fleet(10_000)];

const base = {
  label: "Which device?",
  groupLabels: { gps: "GPS trackers", obd: "OBD devices" },
  labels: {
    search: "Search by name or IMEI",
    noMatch: "No matching device",
    more: (total: number, shown: number) =>
      `Showing ${count(shown)} of ${count(total)}. Type to narrow the list.`,
    selected: (selected: number) => `${count(selected)} selected`,
    remove: (name: string) => `Remove ${name}`,
    clear: "Clear",
    selectAll: (total: number) => `Select all ${count(total)}`,
  },
};

type PickerProps = Pick<DevicePickerProps, "devices" | "selectionMode"> & {
  description?: string;
  errorMessage?: string;
  isDisabled?: boolean;
  chosen?: readonly string[];
};

function Picker({ chosen = [], ...props }: PickerProps) {
  const [value, setValue] = useState(chosen);
  return <DevicePicker {...base} {...props} value={value} onChange={setValue} />;
}

const first = (devices: DevicePickerProps["devices"], end: number) =>
  devices.slice(0, end).map(({ id }) => id);

export const FewToChooseOneFrom: Story = () => (
  <Picker devices={few} selectionMode="single" chosen={first(few, 1)} />
);

export const OneOfTwelve: Story = () => <Picker devices={many} selectionMode="single" />;

export const Several: Story = () => (
  <Picker devices={many} selectionMode="multiple" chosen={first(many, 3)} />
);

export const ThousandsSelected: Story = () => (
  <Picker devices={thousands} selectionMode="multiple" chosen={first(thousands, 10_000)} />
);

export const Invalid: Story = () => (
  <Picker
    devices={few}
    selectionMode="single"
    description="Only cancelled devices are shown."
    errorMessage="Please select a device"
  />
);

export const Disabled: Story = () => (
  <Picker devices={many} selectionMode="multiple" chosen={first(many, 1)} isDisabled />
);

export const LongName: Story = () => (
  <Picker
    devices={few.map((device, place) =>
      place === 0
        ? { ...device, name: "The trailer with the long name that goes to the north every week" }
        : device,
    )}
    selectionMode="multiple"
    chosen={first(few, 1)}
  />
);
