import type { Story } from "@ladle/react";
import { Tooltip } from "./Tooltip.tsx";

export default { title: "Overlays / Tooltip" };

export const Battery: Story = () => (
  <p>
    Battery life
    <Tooltip label="Battery life">
      <p>60 sec gives 10-14 days</p>
      <p>30 sec gives 7-8 days</p>
      <p>5 sec gives 2-3 days</p>
    </Tooltip>
  </p>
);
