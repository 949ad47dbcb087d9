export { DeviceRow } from "./DeviceRow.tsx";
export type { DeviceRowProps } from "./DeviceRow.tsx";
export { DeviceTag } from "./DeviceTag.tsx";
export { ImeiDrawing } from "./ImeiDrawing.tsx";
export { ImeiField } from "./ImeiField.tsx";
export { ScanButton } from "./ScanButton.tsx";
