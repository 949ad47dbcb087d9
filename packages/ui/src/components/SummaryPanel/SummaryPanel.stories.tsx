import type { Story } from "@ladle/react";
import { PageFrame } from "../PageFrame/PageFrame.tsx";
import { SummaryPanel } from "./SummaryPanel.tsx";

export default { title: "Purchase / SummaryPanel" };

const labels = { unknown: "not known yet" };

const lines = [
  {
    id: "1",
    title: "Van 7",
    detail: "Plus, billed quarterly",
    price: "$19.99 per month",
    amount: "$59.97",
  },
  {
    id: "2",
    title: "The trailer with the long name that goes to the north",
    detail: "Pro, billed yearly",
    price: "$24.99 per month",
    amount: "$299.88",
  },
  { id: "3", title: "Device 3", detail: "No plan yet" },
];

const panel = { title: "Your order", labels };

export const Empty: Story = () => (
  <SummaryPanel
    {...panel}
    lines={[]}
    total={{ label: "Billed today" }}
    empty="Your devices and their plans will appear here."
  />
);

export const PricesMissing: Story = () => (
  <SummaryPanel {...panel} lines={lines} total={{ label: "Billed today" }} />
);

export const Complete: Story = () => (
  <div data-story-wide="">
    <PageFrame
      brand="Waypost"
      labels={{ skip: "Skip to content" }}
      aside={
        <SummaryPanel
          {...panel}
          lines={lines.slice(0, 2)}
          total={{ label: "Billed today", amount: "$359.85" }}
          note="30-day money-back guarantee."
        />
      }
    >
      <h1 className="waypost-heading">Payment Method</h1>
      <p className="waypost-lead">The summary is next to the form, or below it on a phone.</p>
    </PageFrame>
  </div>
);
