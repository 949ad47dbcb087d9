import type { Story } from "@ladle/react";
import { Button } from "../Button/Button.tsx";
import { PickerField } from "./PickerField.tsx";
import { PickerPlaceholder } from "./PickerField.tsx";

export default { title: "Fields / PickerField" };

const field = { label: "Plan", action: "Select Plan", onPress: () => undefined };

export const Empty: Story = () => <PickerField {...field} value="" />;

export const Chosen: Story = () => <PickerField {...field} value="Plus" />;

export const Invalid: Story = () => (
  <PickerField {...field} value="" errorMessage="Service Plan is required" />
);

export const Disabled: Story = () => <PickerField {...field} value="" isDisabled />;

export const WithSuggestion: Story = () => (
  <PickerField
    {...field}
    value=""
    suggestion={
      <Button size="small" variant="quiet">
        Recommended: Plus quarterly, $19.95/month
      </Button>
    }
  />
);

export const Later: Story = () => (
  <PickerPlaceholder>Enter the IMEI to see the plans.</PickerPlaceholder>
);
