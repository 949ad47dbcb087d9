export { DevicePicker } from "./DevicePicker.tsx";
export type { DevicePickerProps, DevicePickerLabels, MultipleDevicePickerLabels } from "./props.ts";
