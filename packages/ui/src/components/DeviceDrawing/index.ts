export { DeviceDrawing } from "./DeviceDrawing.tsx";
export type { DeviceDrawingProps } from "./DeviceDrawing.tsx";
