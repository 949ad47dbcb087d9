import type { Story } from "@ladle/react";
import { PasswordField } from "./PasswordField.tsx";

export default { title: "Fields / PasswordField" };

const labels = { show: "Show password", hide: "Hide password" };

export const Existing: Story = () => (
  <PasswordField label="Password" labels={labels} description="With it we show your saved cards." />
);

export const Invalid: Story = () => (
  <PasswordField label="Password" labels={labels} errorMessage="Password is required" />
);

export const Disabled: Story = () => (
  <PasswordField label="Password" labels={labels} isDisabled defaultValue="a long one" />
);
