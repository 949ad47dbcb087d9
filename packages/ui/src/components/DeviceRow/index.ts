export { DeviceRow } from "./DeviceRow.tsx";
export type { DeviceRowProps } from "./DeviceRow.tsx";
export { DeviceTag, type DeviceTagProps } from "./DeviceTag.tsx";
export { ImeiDrawing, type ImeiDrawingProps } from "./ImeiDrawing.tsx";
export { ImeiField, type ImeiFieldProps } from "./ImeiField.tsx";
export { ScanButton, type ScanButtonProps } from "./ScanButton.tsx";
