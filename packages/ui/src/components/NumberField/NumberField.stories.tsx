import type { Story } from "@ladle/react";
import { NumberField } from "./NumberField.tsx";

export default { title: "Fields / NumberField" };

const field = { label: "Speed limit", description: "From 0 to 300.", unit: "km/h" };

export const Empty: Story = () => <NumberField {...field} />;

export const Filled: Story = () => <NumberField {...field} defaultValue={120.5} />;

export const Invalid: Story = () => (
  <NumberField {...field} defaultValue={120} errorMessage="Speed limit is required" />
);

export const Disabled: Story = () => <NumberField {...field} defaultValue={120} isDisabled />;

export const ReadOnly: Story = () => <NumberField {...field} defaultValue={120} isReadOnly />;
