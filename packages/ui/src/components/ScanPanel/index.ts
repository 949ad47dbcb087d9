export { ScanPanel } from "./ScanPanel.tsx";
export type { ScanPanelProps, ScannedRow } from "./ScanPanel.tsx";
