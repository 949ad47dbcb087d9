import type { Story } from "@ladle/react";
import { MoneyLine } from "../MoneyLine/MoneyLine.tsx";
import { BeforeAfter } from "./BeforeAfter.tsx";

export default { title: "Purchase / BeforeAfter" };

const labels = { before: "Now", after: "After" };

export const ChangeOfPlan: Story = () => (
  <BeforeAfter
    labels={labels}
    rows={[
      { label: "Plan", before: "Plus", after: "Standard" },
      { label: "Reporting", before: "upto 5 sec", after: "upto 30 sec" },
      { label: "SOS button", before: "Included", lost: "No SOS button" },
      { label: "Price", before: "$19.99 per month", after: "$14.95 per month" },
    ]}
    money={<MoneyLine now="$0.00 today" then="$44.85 every 3 months from Feb 21, 2027" />}
  />
);

export const Reactivation: Story = () => (
  <BeforeAfter
    labels={labels}
    rows={[
      { label: "State", before: "Cancelled", after: "Active" },
      { label: "Plan", after: "Plus" },
      { label: "Next billing", after: "Feb 21, 2027" },
    ]}
    money={<MoneyLine now="$59.85 today" then="$59.85 every 3 months" />}
  />
);

export const OneRow: Story = () => (
  <BeforeAfter
    labels={labels}
    rows={[{ label: "Card", before: "Visa •••• 4242", after: "Mastercard •••• 4444" }]}
  />
);
