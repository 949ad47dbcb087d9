import { type ReactElement, useEffect, useState } from "react";
import { BeforeAfter } from "../src/components/BeforeAfter/BeforeAfter.tsx";
import { Consequences } from "../src/components/Consequences/Consequences.tsx";
import { DeviceCard } from "../src/components/DeviceCard/DeviceCard.tsx";
import { DevicePicker } from "../src/components/DevicePicker/DevicePicker.tsx";
import { ErrorSummary } from "../src/components/ErrorSummary/ErrorSummary.tsx";
import { Facts } from "../src/components/Facts/Facts.tsx";
import { IconPicker } from "../src/components/IconPicker/IconPicker.tsx";
import { NativeSelect } from "../src/components/NativeSelect/NativeSelect.tsx";
import { PlanCard } from "../src/components/PlanCard/PlanCard.tsx";
import { ProgressSteps } from "../src/components/ProgressSteps/ProgressSteps.tsx";
import { RadioCards } from "../src/components/RadioCards/RadioCards.tsx";
import { Result } from "../src/components/Result/Result.tsx";
import { SearchableSelect } from "../src/components/SearchableSelect/SearchableSelect.tsx";
import { Select } from "../src/components/Select/Select.tsx";
import { SummaryPanel } from "../src/components/SummaryPanel/SummaryPanel.tsx";
import { Tabs } from "../src/components/Tabs/Tabs.tsx";
import { LABELS } from "./tracker-icons.ts";
import { createToastQueue } from "../src/components/ToastQueue/ToastQueue.tsx";
import { ToastRegion } from "../src/components/ToastRegion/ToastRegion.tsx";

export interface ListCase {
  name: string;
  /** Each text is both the id and the label of a row. */
  draw: (texts: readonly string[]) => ReactElement;
  /** CSS selector of a row. */
  row: string;
  /** CSS selector of the element that opens the list. */
  opener?: string;
  /** The maximum number of rendered rows. Default 50. */
  limit?: number;
}

const noop = () => undefined;
const copy = { copy: (term: string) => `Copy ${term}`, copied: "Copied" };

const devicesOf = (texts: readonly string[]) =>
  texts.map((text) => ({ id: text, kind: "gps" as const, name: text, imei: text }));

const picker = {
  label: "Device",
  groupLabels: { gps: "Devices", obd: "Devices" },
  onChange: noop,
  labels: {
    search: "Search",
    noMatch: "No match",
    more: (total: number, shown: number) => `${shown} of ${total}`,
    selected: (count: number) => `${count} selected`,
    remove: (name: string) => `Remove ${name}`,
    clear: "Clear",
  },
};

const plan = {
  title: "Plus",
  reporting: "upto 5 sec reporting",
  price: { currency: "$", whole: 9, fraction: "95" },
  priceUnit: "per month",
  onSelect: noop,
  labels: {
    select: "Select",
    selected: "selected",
    included: "included",
    notIncluded: "not included",
    loading: "Loading",
  },
};

/** A short value, because the values of native fields are part of the document. */
const valueOf = (text: string) => text.slice(0, 20);

const factsOf = (texts: readonly string[]) =>
  texts.map((text) => ({ term: text, value: text, copy: text }));

/** All components that render a list. */
export const LISTS: readonly ListCase[] = [
  {
    name: "SearchableSelect",
    draw: (texts) => (
      <SearchableSelect
        label="Time zone"
        options={texts.map((text) => ({ id: text, label: text, detail: text, group: text }))}
        defaultValue={texts[1] ?? null}
        labels={{ loading: "Loading", noMatch: "No match", more: (hidden) => `${hidden} more` }}
      />
    ),
    row: "[role=option]",
    opener: "input",
  },
  {
    name: "Select",
    draw: (texts) => (
      <Select
        label="Time zone"
        options={texts.map((text) => ({ id: text, label: text, detail: text }))}
        defaultValue={texts[1] ?? null}
      />
    ),
    row: "[role=option]",
    opener: "button",
  },
  {
    name: "DevicePicker for one",
    draw: (texts) => (
      <DevicePicker
        {...picker}
        selectionMode="single"
        devices={devicesOf(texts)}
        value={texts.slice(1, 2)}
      />
    ),
    row: "[role=option]",
  },
  {
    name: "DevicePicker for several",
    draw: (texts) => (
      <DevicePicker {...picker} selectionMode="multiple" devices={devicesOf(texts)} value={texts} />
    ),
    row: "[role=option]",
  },
  {
    name: "IconPicker",
    draw: (texts) => (
      <IconPicker
        label="Icon"
        icons={texts.map((text) => ({
          id: text,
          type: "car",
          value: "red1",
          colour: "red1",
          code: text,
          label: text,
        }))}
        types={["car", ...texts.slice(0, 3)].map((id) => ({ id, label: id }))}
        colours={["red1", ...texts.slice(0, 3)].map((id) => ({ id, label: id }))}
        value={texts[1] ?? null}
        onChange={noop}
        labels={LABELS}
      />
    ),
    row: "[role=option]",
    limit: 59,
  },
  {
    name: "RadioCards",
    draw: (texts) => (
      <RadioCards
        label="Card"
        name="card"
        cards={texts.map((text) => ({
          value: valueOf(text),
          title: text,
          detail: text,
          tag: text,
        }))}
      />
    ),
    row: "[type=radio]",
  },
  {
    name: "Tabs",
    draw: (texts) => (
      <Tabs
        label="Period"
        tabs={texts.map((text) => ({ id: text, label: text, content: "content" }))}
      />
    ),
    row: "[role=tab]",
    // Tabs are small, so the 50th is in view and more follow.
    limit: 500,
  },
  {
    name: "Facts",
    draw: (texts) => <Facts facts={factsOf(texts)} labels={copy} />,
    row: "dt",
  },
  {
    name: "Result",
    draw: (texts) => (
      <Result tone="unknown" message="No answer yet" facts={factsOf(texts)} labels={copy} />
    ),
    row: "dt",
  },
  {
    name: "DeviceCard",
    draw: (texts) => (
      <DeviceCard
        kind="gps"
        name="Van"
        imei={texts[1] ?? ""}
        imeiCopy={texts[1]}
        plan="Plus"
        facts={factsOf(texts)}
        labels={{ imei: "IMEI", ...copy }}
      />
    ),
    row: "dt",
  },
  {
    name: "SummaryPanel",
    draw: (texts) => (
      <SummaryPanel
        title="Summary"
        lines={texts.map((text) => ({ id: text, title: text, detail: text, price: text }))}
        total={{ label: "Today", amount: "$9.95" }}
        labels={{ unknown: "unknown" }}
      />
    ),
    row: "li",
  },
  {
    name: "PlanCard",
    draw: (texts) => (
      <PlanCard
        {...plan}
        features={texts.map((text) => ({ key: text, label: text, isIncluded: true }))}
      />
    ),
    row: "li",
  },
  {
    name: "BeforeAfter",
    draw: (texts) => (
      <BeforeAfter
        labels={{ before: "Now", after: "After" }}
        rows={texts.map((text) => ({ label: text, before: text, after: text, lost: text }))}
      />
    ),
    row: "section:first-child dt",
  },
  {
    name: "Consequences",
    draw: (texts) => <Consequences gravity="ends" title="This ends your plan" facts={texts} />,
    row: "li",
  },
  {
    name: "ErrorSummary",
    draw: (texts) => (
      <ErrorSummary
        title="There is a problem"
        errors={texts.map((text) => ({ fieldId: "field", message: text }))}
      />
    ),
    row: "li",
  },
  {
    name: "ToastRegion",
    draw: (texts) => <ToastHost messages={texts} />,
    row: ".waypost-Toast",
    limit: 3,
  },
  {
    name: "ProgressSteps",
    draw: (texts) => (
      <ProgressSteps
        label="Progress"
        steps={texts.map((text) => ({ label: text }))}
        current={1}
        labels={{ completed: "completed", position: (step, total) => `${step} of ${total}` }}
      />
    ),
    row: "li",
    limit: Infinity,
  },
  {
    name: "NativeSelect",
    draw: (texts) => (
      <NativeSelect
        label="Time zone"
        options={texts.map((text) => ({ value: valueOf(text), label: text }))}
      />
    ),
    row: "option",
    limit: Infinity,
  },
];

/** Shows the messages as toasts. */
function ToastHost({ messages }: { messages: readonly string[] }) {
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    for (const message of messages) queue.show({ tone: "info", message });
  }, [queue, messages]);
  return <ToastRegion queue={queue} labels={{ region: "Notifications", close: "Close" }} />;
}
