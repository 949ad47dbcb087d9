import type { Story } from "@ladle/react";
import { ProgressSteps } from "./ProgressSteps.tsx";

export default { title: "Page / ProgressSteps" };

const steps = [
  { label: "Customer Information", href: "#/1" },
  { label: "Activation Type", href: "#/2" },
  { label: "Payment Method" },
  { label: "Terms of Service" },
  { label: "Activation Confirm" },
];

const labels = {
  completed: "completed",
  position: (step: number, total: number) => `Step ${step} of ${total}`,
};

export const First: Story = () => (
  <ProgressSteps label="Registration" steps={steps} current={0} labels={labels} />
);

export const InTheMiddle: Story = () => (
  <ProgressSteps label="Registration" steps={steps} current={2} labels={labels} />
);

export const Last: Story = () => (
  <ProgressSteps label="Registration" steps={steps} current={4} labels={labels} />
);
