import type { Story } from "@ladle/react";
import { PickerField } from "./PickerField.tsx";

export default { title: "Fields / PickerField" };

const field = { label: "Plan", action: "Select Plan", onPress: () => undefined };

export const Empty: Story = () => <PickerField {...field} value="" />;

export const Chosen: Story = () => <PickerField {...field} value="Plus" />;

export const Invalid: Story = () => (
  <PickerField {...field} value="" errorMessage="Service Plan is required" />
);

export const Disabled: Story = () => <PickerField {...field} value="" isDisabled />;
