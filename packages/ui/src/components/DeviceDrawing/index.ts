export { DeviceDrawing } from "./DeviceDrawing.tsx";
export type { DeviceDrawingProps, DeviceKind } from "./DeviceDrawing.tsx";
