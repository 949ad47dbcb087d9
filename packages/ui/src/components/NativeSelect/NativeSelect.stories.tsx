import type { Story } from "@ladle/react";
import { NativeSelect } from "./NativeSelect.tsx";

export default { title: "Fields / NativeSelect" };

const months = ["01", "02", "03", "04"].map((value) => ({ value, label: value }));
const field = { label: "Month", options: months, placeholder: "Month" };

export const Empty: Story = () => <NativeSelect {...field} />;

export const Chosen: Story = () => <NativeSelect {...field} defaultValue="03" />;

export const WithHelp: Story = () => (
  <NativeSelect {...field} description="As printed on the card." optionalText="(optional)" />
);

export const Invalid: Story = () => <NativeSelect {...field} errorMessage="Month is required" />;

export const Disabled: Story = () => <NativeSelect {...field} isDisabled />;
