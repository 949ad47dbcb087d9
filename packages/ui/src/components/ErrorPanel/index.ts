export { ErrorPanel } from "./ErrorPanel.tsx";
export type { ErrorPanelProps, Tone } from "./ErrorPanel.tsx";
