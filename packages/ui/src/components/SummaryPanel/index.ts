export { SummaryPanel } from "./SummaryPanel.tsx";
export type { SummaryLine, SummaryPanelProps } from "./SummaryPanel.tsx";
