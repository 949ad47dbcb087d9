import { DevicePicker } from "./DevicePicker.tsx";

const list = { search: "Search", noMatch: "No match", more: String };
const selection = { selected: String, remove: String, clear: "Clear" };
const base = {
  label: "Device",
  devices: [],
  value: [],
  onChange: () => undefined,
  groupLabels: { gps: "GPS", obd: "OBD" },
};

/** The compiler checks that the texts of the selection are required exactly in multiple mode. */
export const EXAMPLES = [
  <DevicePicker key="1" {...base} selectionMode="single" labels={list} />,
  <DevicePicker key="2" {...base} selectionMode="multiple" labels={{ ...list, ...selection }} />,
  // @ts-expect-error: the texts of the selection are missing.
  <DevicePicker key="3" {...base} selectionMode="multiple" labels={list} />,
];
