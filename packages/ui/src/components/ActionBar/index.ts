export { ActionBar } from "./ActionBar.tsx";
export type { ActionBarProps, ActionBarSummary } from "./ActionBar.tsx";
