export { DevicePicker } from "./DevicePicker.tsx";
export type { DevicePickerProps } from "./props.ts";
