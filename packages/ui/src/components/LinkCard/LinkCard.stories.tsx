import type { Story } from "@ladle/react";
import { DRAWINGS } from "./drawings.tsx";
import { LinkCard, type LinkCardIcon } from "./LinkCard.tsx";

export default { title: "Page / LinkCard" };

export const Complete: Story = () => (
  <LinkCard
    href="#/"
    title="Change a plan"
    description="Move a device to another plan."
    icon="plan"
  />
);

export const EndsAService: Story = () => (
  <LinkCard
    href="#/"
    title="Cancel a subscription"
    description="You can still track until the end of your billing cycle."
    icon="end"
    tone="danger"
  />
);

export const TitleAlone: Story = () => <LinkCard href="#/" title="Contact us" />;

export const LongText: Story = () => (
  <LinkCard
    href="#/"
    title="Reactivate several devices of the Northern Haulage Company at once"
    description="Choose a plan for each of them, and pay for all of them together with one card."
    icon="several"
  />
);

export const EveryIcon: Story = () => (
  <div style={{ display: "grid", gap: 12 }}>
    {(Object.keys(DRAWINGS) as LinkCardIcon[]).map((icon) => (
      <LinkCard key={icon} href="#/" title={icon} icon={icon} />
    ))}
  </div>
);
