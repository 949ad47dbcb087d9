import type { Story } from "@ladle/react";
import { useState } from "react";
import { ALL_ICONS, COLOURS, LABELS, TYPES } from "../../../test/tracker-icons.ts";
import { IconPicker } from "./IconPicker.tsx";
import type { IconPickerProps } from "./props.ts";

export default { title: "Devices / IconPicker" };

interface PickerProps extends Partial<Omit<IconPickerProps, "value">> {
  chosen?: string | null;
}

function Picker({ chosen = null, ...props }: PickerProps) {
  const [value, setValue] = useState(chosen);
  return (
    <IconPicker
      label="Icon on the map"
      icons={ALL_ICONS}
      types={TYPES}
      colours={COLOURS}
      labels={LABELS}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

export const NoneChosen: Story = () => <Picker />;

export const FarDown: Story = () => <Picker chosen="G-15" />;

export const AFewIcons: Story = () => (
  <Picker icons={ALL_ICONS.slice(0, 5)} types={TYPES.slice(0, 1)} chosen="car-2" />
);

export const NoIcons: Story = () => <Picker icons={[]} />;

export const Invalid: Story = () => (
  <Picker description="It shows where your device is." errorMessage="Choose an icon" />
);

export const Disabled: Story = () => <Picker chosen="bus-3" isDisabled />;

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Crect width='9' height='9' rx='2' fill='teal'/%3E%3C/svg%3E";

export const PicturesOfAVendor: Story = () => (
  <Picker icons={ALL_ICONS.map((icon) => ({ ...icon, src: PICTURE }))} chosen="car-1" />
);
