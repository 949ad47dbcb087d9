export { ToastRegion } from "./ToastRegion.tsx";
export type { ToastRegionProps } from "./ToastRegion.tsx";
