export { Tabs, type TabItem } from "./Tabs.tsx";
export type { TabsProps } from "./Tabs.tsx";
