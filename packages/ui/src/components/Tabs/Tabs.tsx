import type { ReactNode } from "react";
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from "react-aria-components/Tabs";

export interface TabItem {
  id: string;
  label: string;
  /** A few words in a small badge after the label. */
  badge?: string | undefined;
  content: ReactNode;
}

type AriaProps = Omit<
  AriaTabsProps,
  "children" | "className" | "style" | "orientation" | "onSelectionChange"
>;

export interface TabsProps extends AriaProps {
  /** Label of the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  onSelectionChange?: (id: string) => void;
}

/** Tabs with one visible panel. */
export function Tabs({ label, tabs, onSelectionChange, ...props }: TabsProps) {
  return (
    <AriaTabs
      {...props}
      onSelectionChange={(key) => onSelectionChange?.(String(key))}
      className="wp-Tabs"
    >
      <TabList aria-label={label} className="wp-Tabs-list">
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="wp-Tabs-tab">
            {tab.label}
            {tab.badge !== undefined && <span className="wp-Tabs-badge">{tab.badge}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="wp-Tabs-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
