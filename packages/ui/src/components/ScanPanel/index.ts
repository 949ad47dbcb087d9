export { ScanPanel } from "./ScanPanel.tsx";
export type { ScanPanelProps } from "./ScanPanel.tsx";
