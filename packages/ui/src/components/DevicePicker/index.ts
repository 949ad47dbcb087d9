export { DevicePicker } from "./DevicePicker.tsx";
export type { PickableDevice } from "./options.ts";
export type { DevicePickerLabels, DevicePickerProps, MultipleDevicePickerLabels } from "./props.ts";
