export { DeviceDrawing, type DeviceKind } from "./DeviceDrawing.tsx";
export type { DeviceDrawingProps } from "./DeviceDrawing.tsx";
