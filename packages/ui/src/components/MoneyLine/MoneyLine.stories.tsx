import type { Story } from "@ladle/react";
import { MoneyLine } from "./MoneyLine.tsx";

export default { title: "Purchase / MoneyLine" };

export const NowAndThen: Story = () => (
  <MoneyLine now="$59.85 today" then="$59.85 every 3 months" />
);

export const OnlyNow: Story = () => <MoneyLine now="$1.00 today" />;

export const ThreeParts: Story = () => (
  <MoneyLine
    label="Billed"
    now="$1,259.85 today"
    then="$1,259.85 every 12 months"
    later="$999.00 every 12 months from Feb 21, 2028"
  />
);
