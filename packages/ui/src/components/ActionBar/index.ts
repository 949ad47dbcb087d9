export { ActionBar } from "./ActionBar.tsx";
export type { ActionBarProps } from "./ActionBar.tsx";
