export { DevicePicker } from "./DevicePicker.tsx";
export type { DevicePickerLabels, DevicePickerProps } from "./DevicePicker.tsx";
export type { PickableDevice } from "./options.ts";
