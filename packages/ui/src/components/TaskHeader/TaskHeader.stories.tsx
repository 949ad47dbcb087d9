import type { Story } from "@ladle/react";
import { TaskHeader } from "./TaskHeader.tsx";

export default { title: "Page / TaskHeader" };

export const Complete: Story = () => (
  <TaskHeader
    identity="Rita Returning · 1001"
    stage="1 of 2"
    title="Cancel device!"
    lead="You can still track until the end of your billing cycle."
  />
);

export const TitleAlone: Story = () => <TaskHeader title="Update Credit Card" />;

export const StageWithoutIdentity: Story = () => (
  <TaskHeader stage="2 of 2" title="Reactivate Device" lead="Your card is charged today." />
);

export const LongName: Story = () => (
  <TaskHeader
    identity="Bartholomew Featherstonehaugh-Cholmondeley of the Northern Haulage Company · 104882"
    stage="2 of 2"
    title="Update Service Plan of Several Devices"
    lead="The new plan begins on the next billing date. Until then the old one continues."
  />
);

export const Irreversible: Story = () => (
  <TaskHeader
    isIrreversible
    identity="Rita Returning · 1001"
    title="Terminate this SIM"
    subtitle="Activating Dormant Mode"
    lead="Nothing is terminated until you confirm it in the next step."
  />
);
