import type { Story } from "@ladle/react";
import { Tabs } from "./Tabs.tsx";

export default { title: "Page / Tabs" };

export const Periods: Story = () => (
  <Tabs
    label="Billing period"
    defaultSelectedKey="quarterly"
    tabs={[
      { id: "monthly", label: "Monthly", content: <p>Billed each month.</p> },
      { id: "quarterly", label: "Quarterly", badge: "SAVE upto 15%", content: <p>Four times.</p> },
      { id: "yearly", label: "Yearly", badge: "SAVE upto 30%", content: <p>Once a year.</p> },
    ]}
  />
);
