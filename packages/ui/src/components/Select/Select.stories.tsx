import type { Story } from "@ladle/react";
import { Select } from "./Select.tsx";

export default { title: "Fields / Select" };

const options = [
  { id: "gps", label: "Van 7", detail: "353816059812345", group: "GPS" },
  { id: "gps2", label: "Trailer", detail: "353816059812346", group: "GPS" },
  { id: "obd", label: "Pick-up", detail: "353816059812347", group: "OBD", isDisabled: true },
];

export const Empty: Story = () => (
  <Select label="Device" options={options} placeholder="Choose a device" />
);

export const Chosen: Story = () => <Select label="Device" options={options} defaultValue="gps" />;

export const Open: Story = () => (
  <Select label="Device" options={options} defaultValue="gps" defaultOpen />
);

export const Invalid: Story = () => (
  <Select label="Device" options={options} errorMessage="Device is required" />
);

export const Disabled: Story = () => <Select label="Device" options={options} isDisabled />;
