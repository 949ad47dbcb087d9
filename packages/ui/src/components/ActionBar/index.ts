export { ActionBar, type ActionBarSummary } from "./ActionBar.tsx";
export type { ActionBarProps } from "./ActionBar.tsx";
