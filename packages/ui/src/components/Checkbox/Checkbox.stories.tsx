import type { Story } from "@ladle/react";
import { Checkbox } from "./Checkbox.tsx";

export default { title: "Fields / Checkbox" };

const words = "I have read and agree to the terms of service";

export const Unticked: Story = () => <Checkbox>{words}</Checkbox>;

export const Ticked: Story = () => <Checkbox defaultSelected>{words}</Checkbox>;

export const WithHelp: Story = () => (
  <Checkbox description="Message and data rates may apply.">Text Me</Checkbox>
);

export const Invalid: Story = () => (
  <Checkbox errorMessage="Tick the box to go on">{words}</Checkbox>
);

export const Disabled: Story = () => (
  <Checkbox isDisabled defaultSelected>
    {words}
  </Checkbox>
);
