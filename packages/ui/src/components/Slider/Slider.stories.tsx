import type { Story } from "@ladle/react";
import { useState } from "react";
import { Slider, type SliderProps } from "./Slider.tsx";

export default { title: "Fields / Slider" };

function Speed({ start, ...props }: { start: number } & Partial<SliderProps>) {
  const [value, setValue] = useState(start);
  return (
    <Slider
      label="Speed Limit"
      unit="mph"
      minValue={0}
      maxValue={300}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

export const Stored: Story = () => <Speed start={69.59} />;

export const Edited: Story = () => <Speed start={75} note="was 69.59" />;

export const Empty: Story = () => <Speed start={NaN} />;

export const OutOfRange: Story = () => (
  <Speed start={500} errorMessage="Enter a speed from 0 to 300" />
);

export const Percentage: Story = () => (
  <Speed
    label="Low Battery"
    description="An alert is sent when the battery falls below it."
    start={20}
    unit="%"
    maxValue={100}
  />
);
