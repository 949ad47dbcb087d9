export { ScanPanel, type ScannedRow } from "./ScanPanel.tsx";
export type { ScanPanelProps } from "./ScanPanel.tsx";
