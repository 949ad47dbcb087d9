export { DeviceRow } from "./DeviceRow.tsx";
export type { DeviceRowProps } from "./DeviceRow.tsx";
export { DeviceTag } from "./DeviceTag.tsx";
export type { DeviceTagProps } from "./DeviceTag.tsx";
export { ImeiDrawing, ObdDrawing, TrackerDrawing } from "./drawings.tsx";
export { ImeiField } from "./ImeiField.tsx";
export type { ImeiFieldProps } from "./ImeiField.tsx";
