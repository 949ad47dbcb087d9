import type { Story } from "@ladle/react";
import { useState } from "react";
import { FoldingSection } from "./FoldingSection.tsx";

export default { title: "Page / FoldingSection" };

function Shown({ isFolding = true, start = false }) {
  const [isOpen, setOpen] = useState(start);
  return (
    <FoldingSection
      title="Thresholds"
      note="2 changed"
      isFolding={isFolding}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <p>Speed limit, low battery and trip end timer.</p>
    </FoldingSection>
  );
}

export const Folded: Story = () => <Shown />;

export const Open: Story = () => <Shown start />;

export const Fixed: Story = () => <Shown isFolding={false} />;
