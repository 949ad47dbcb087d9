import type { Story } from "@ladle/react";
import { DigitSlots } from "./DigitSlots.tsx";

export default { title: "Fields / DigitSlots" };

const field = {
  label: "First six digits of your current card",
  description: "We ask for them to make sure that this is your account.",
  length: 6,
  trailing: (digits: string) => (digits.startsWith("4") ? "Visa" : ""),
};

export const Empty: Story = () => <DigitSlots {...field} />;

export const Begun: Story = () => <DigitSlots {...field} defaultValue="4242" />;

export const Checking: Story = () => (
  <DigitSlots {...field} defaultValue="424242" isChecking status="Checking your card…" />
);

export const Invalid: Story = () => (
  <DigitSlots {...field} defaultValue="424243" errorMessage="Card Number doesn't match" />
);

export const Disabled: Story = () => <DigitSlots {...field} defaultValue="424242" isDisabled />;
