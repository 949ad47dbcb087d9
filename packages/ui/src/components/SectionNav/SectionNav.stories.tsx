import type { Story } from "@ladle/react";
import { SectionNav } from "./SectionNav.tsx";

export default { title: "Page / SectionNav" };

export const Sections: Story = () => (
  <SectionNav
    label="Sections"
    sections={[
      { id: "device", label: "Device" },
      { id: "contacts", label: "Contacts" },
      { id: "alerts", label: "Alerts" },
      { id: "thresholds", label: "Thresholds" },
    ]}
  />
);
