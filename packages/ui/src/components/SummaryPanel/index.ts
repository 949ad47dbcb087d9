export { SummaryContent, type SummaryContentProps, type SummaryLine } from "./SummaryContent.tsx";
export { SummaryPanel } from "./SummaryPanel.tsx";
export type { SummaryPanelProps } from "./SummaryPanel.tsx";
