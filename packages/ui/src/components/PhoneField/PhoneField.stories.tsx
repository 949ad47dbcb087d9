import type { Story } from "@ladle/react";
import { PhoneField } from "./PhoneField.tsx";

export default { title: "Fields / PhoneField" };

const field = {
  label: "Phone",
  description: "Your personal 10-digit number without country code or hyphens.",
};

export const Empty: Story = () => <PhoneField {...field} />;

export const Complete: Story = () => <PhoneField {...field} defaultValue="5551234567" />;

export const Invalid: Story = () => (
  <PhoneField {...field} defaultValue="555" errorMessage="Phone Number is required" />
);

export const Disabled: Story = () => <PhoneField {...field} isDisabled />;
