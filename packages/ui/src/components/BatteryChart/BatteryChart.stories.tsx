import type { Story } from "@ladle/react";
import { BatteryChart, type BatteryChartRow } from "./BatteryChart.tsx";

export default { title: "Purchase / BatteryChart" };

const rows: BatteryChartRow[] = [
  {
    interval: "60 sec",
    plans: "Standard, Plus, and Pro",
    life: "10-14 days",
    hours: [240, 336],
  },
  { interval: "30 sec", plans: "Standard, Plus, and Pro", life: "7-8 days", hours: [168, 192] },
  { interval: "5 sec", plans: "Plus and Pro", life: "2-3 days", hours: [48, 72] },
  { interval: "1 sec", plans: "Pro", life: "8-16 hr", hours: [8, 16] },
];

const chart = {
  title: "Battery life by reporting interval",
  note: "GPS trackers. Each mark is one day.",
  rows,
  labels: { interval: "Reporting", life: "Battery life" },
};

export const FourIntervals: Story = () => <BatteryChart {...chart} />;

export const OneInterval: Story = () => <BatteryChart {...chart} rows={rows.slice(0, 1)} />;

export const RightToLeft: Story = () => (
  <div dir="rtl">
    <BatteryChart {...chart} />
  </div>
);
