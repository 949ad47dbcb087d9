import type { Story } from "@ladle/react";
import { StateChip } from "./StateChip.tsx";

export default { title: "Feedback / StateChip" };

export const EveryTone: Story = () => (
  <div data-stack="">
    <StateChip tone="success" label="Active" />
    <StateChip tone="danger" label="Cancelled" />
    <StateChip tone="neutral" label="Dormant" />
    <StateChip tone="warning" label="Payment due" />
  </div>
);
