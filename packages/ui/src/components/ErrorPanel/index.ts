export { ErrorPanel, type Tone } from "./ErrorPanel.tsx";
export type { ErrorPanelProps } from "./ErrorPanel.tsx";
