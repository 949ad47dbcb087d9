import type { ReactNode } from "react";
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from "react-aria-components/Tabs";
import { classes, type Styled } from "../../classes.ts";
import { useKeyed } from "../../lists/keys.ts";
import { useChoice } from "../../lists/useChoice.ts";
import { useGrowingList } from "../../lists/useGrowingList.ts";
import { InElement } from "../../text/InElement.tsx";

/** A tab and its panel. */
export interface TabItem {
  id: string;
  label: string;
  /** A few words in a small badge after the label. */
  badge?: string | undefined;
  content: ReactNode;
}

type AriaProps = Omit<
  AriaTabsProps,
  | "children"
  | "className"
  | "style"
  | "orientation"
  | "selectedKey"
  | "defaultSelectedKey"
  | "onSelectionChange"
  | "disabledKeys"
>;

export interface TabsProps extends AriaProps, Styled {
  /** The label of the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** The id of the selected tab. Uncontrolled if omitted. */
  selectedKey?: string;
  /** By default the first tab. */
  defaultSelectedKey?: string;
  onSelectionChange?: (id: string) => void;
}

/** Tabs with one visible panel. */
export function Tabs(props: TabsProps) {
  const { label, tabs, selectedKey, defaultSelectedKey, onSelectionChange, ...rest } = props;
  const items = useKeyed(tabs);
  const { chosen, pick } = useChoice({
    items,
    value: selectedKey,
    defaultValue: defaultSelectedKey ?? tabs[0]?.id,
    onChange: onSelectionChange,
  });
  const { shown, refOf } = useGrowingList(items, chosen);
  return (
    <AriaTabs
      {...rest}
      selectedKey={chosen?.key ?? ""}
      onSelectionChange={(key) => {
        const tab = items.find((item) => item.key === key);
        if (tab !== undefined) pick(tab);
      }}
      className={classes("waypost-Tabs", props)}
    >
      <TabList aria-label={label} className="waypost-Tabs-list">
        {shown.map((tab, index) => (
          <Tab key={tab.key} ref={refOf(index)} id={tab.key} className="waypost-Tabs-tab">
            <InElement>{tab.label}</InElement>
            {tab.badge !== undefined && <span className="waypost-Tabs-badge">{tab.badge}</span>}
          </Tab>
        ))}
      </TabList>
      {shown.map((tab) => (
        <TabPanel key={tab.key} id={tab.key} className="waypost-Tabs-panel">
          <InElement>{tab.content}</InElement>
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
