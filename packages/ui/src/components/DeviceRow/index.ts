export { DeviceRow } from "./DeviceRow.tsx";
export type { DeviceRowProps } from "./DeviceRow.tsx";
export { DeviceTag } from "./DeviceTag.tsx";
export type { DeviceTagProps } from "./DeviceTag.tsx";
export { ImeiDrawing } from "./ImeiDrawing.tsx";
export type { ImeiDrawingProps } from "./ImeiDrawing.tsx";
export { ImeiField } from "./ImeiField.tsx";
export type { ImeiFieldProps } from "./ImeiField.tsx";
